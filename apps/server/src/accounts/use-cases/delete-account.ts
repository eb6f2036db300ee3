import type { AccountTextKey } from '@muro/texts/all';
import { done, type Result } from '../../values/result.ts';
import type { AccountDeletion, AccountFiles } from '../types/account-deletion.ts';
import { type Owner, type Sealed, type SettingsPorts, verifyPassword } from './account-settings.ts';
import { codeFault } from './prove-code.ts';

export interface DeleteAccountPorts extends SettingsPorts {
  readonly accountDeletion: AccountDeletion;
  readonly accountFiles: AccountFiles;
}

export type AccountDeleted =
  | { readonly kind: 'left' }
  | { readonly kind: 'wrong'; readonly fault: AccountTextKey }
  | { readonly kind: 'under-way'; readonly orders: readonly number[] };

/** Deletes the signed-in user's account after checking password and code. Refused while an order is not printed yet. */
export async function deleteAccount(ports: DeleteAccountPorts, owner: Owner, input: Sealed): Promise<Result<AccountDeleted>> {
  const verified = await verifyPassword(ports, owner, input);
  if (!verified.ok) return verified;
  if (!verified.value) return done({ kind: 'wrong', fault: 'wrongPassword' });
  const codeError = await codeFault(ports, owner.user.id, input.code);
  if (!codeError.ok) return codeError;
  if (codeError.value) return done({ kind: 'wrong', fault: codeError.value });
  const outcome = await ports.accountDeletion.deleteAccount(verified.value.account, owner.locale);
  if (outcome.kind === 'wrong') return done({ kind: 'wrong', fault: 'wrongPassword' });
  if (outcome.kind === 'under-way') return done(outcome);
  await ports.accountFiles.markDumps();
  await ports.accountFiles.deleteFiles(outcome.remains);
  return done({ kind: 'left' });
}
