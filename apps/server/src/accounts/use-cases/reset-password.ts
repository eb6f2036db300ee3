import { type ApiLocale, type PasswordRule, resetPurpose } from '@muro/api';
import type { AccountTextKey } from '@muro/texts/all';
import { done, type Result } from '../../values/result.ts';
import { nameKey } from '../rules/name-key.ts';
import type { Limits, PasswordHasher, PasswordResets, PasswordSeals } from '../types/accounts.ts';
import { passwordError } from './password-error.ts';
import { rateLimit } from './rate-limit.ts';

export interface ResetPorts {
  readonly resets: PasswordResets;
  readonly limits: Limits;
  readonly hasher: PasswordHasher;
  readonly seals: PasswordSeals;
  readonly passwordRule: PasswordRule;
}

/** Requests a link by name or e-mail address: the same response, in the same time, whether there is such an account or not. */
export async function requestReset(
  { resets, limits }: Pick<ResetPorts, 'resets' | 'limits'>,
  { who, locale, address }: { readonly who: string; readonly locale: ApiLocale; readonly address: string },
): Promise<Result<null>> {
  const rate = await rateLimit({ limits }, 'reset', address);
  if (!rate.ok) return rate;
  const isTooOften = (await limits.take('resetName', nameKey(who))) !== null;
  if (!isTooOften) await resets.request(who, locale); // limits mails to other mailboxes; does not disclose if the account exists
  return done(null);
}

export interface ResetInput {
  readonly token: string;
  readonly envelope: string;
  readonly envelopeAgain: string;
  readonly nonce: string;
  readonly locale: ApiLocale;
  readonly address: string;
}

/** Replaces a forgotten password; does not sign in. @returns null, or the error as a text key */
export async function resetPassword(ports: ResetPorts, input: ResetInput): Promise<Result<AccountTextKey | null>> {
  const rate = await rateLimit(ports, 'signIn', input.address);
  if (!rate.ok) return rate;
  const { token, locale } = input;
  const [password, repeatedPassword] = await ports.seals.open(input.nonce, resetPurpose(token), [input.envelope, input.envelopeAgain]);
  const account = await ports.resets.find(token);
  if (!account) return done('resetGone');
  if (!password) return done('unsealed');
  const fault = await passwordError(
    { password, again: repeatedPassword ?? null },
    { username: account.name, email: account.email },
    ports.passwordRule,
  );
  if (fault) return done(fault);
  const isDone = await ports.resets.redeem(token, await ports.hasher.hash(password), locale);
  return done(isDone ? null : 'resetGone');
}
