import type { AccountTextKey } from '@muro/texts/all';
import { done, type Result } from '../../values/result.ts';
import { newRecoveryCodes, readTypedCode, recoveryCodeText } from '../rules/recovery-codes.ts';
import { newTotpSecret } from '../rules/totp.ts';
import type { FactorPorts } from '../types/second-factors.ts';
import { type Owner, type Sealed, type SettingsPorts, verifyPassword } from './account-settings.ts';
import { limitAttempts } from './limit-attempts.ts';
import { codeFault, ownCodeCounters } from './prove-code.ts';

type Ports = SettingsPorts & FactorPorts;

/** New recovery codes. They are shown once; only their hashes are stored. */
export interface NewCodes {
  readonly codes: readonly string[];
}

/**
 * Creates a secret for an authenticator app, which a code has to confirm before codes are required. @returns the secret, or the error as a
 * text key
 */
export async function beginSecondFactor(
  ports: Ports,
  owner: Owner,
  sealed: Sealed,
): Promise<Result<{ readonly secret: Buffer } | AccountTextKey>> {
  const verified = await verifyPassword(ports, owner, sealed);
  if (!verified.ok) return verified;
  if (!verified.value) return done('wrongPassword');
  const secret = newTotpSecret();
  return done((await ports.factors.begin(owner.user.id, secret)) ? { secret } : 'secondFactorOn');
}

/** Switches two-step verification on after a code proved that the app has the secret. Ends every other session. */
export async function confirmSecondFactor(ports: Ports, owner: Owner, typed: string): Promise<Result<NewCodes | AccountTextKey>> {
  const { id } = owner.user;
  const code = readTypedCode(typed);
  if (code?.kind !== 'app') return done('wrongCode');
  if (!(await ports.factors.isPending(id))) return done('setupGone');
  const right = await limitAttempts(
    ports.attemptLimits,
    ownCodeCounters(id),
    async () => (await ports.factors.useAppCode(id, code.digits, true)) || null,
  );
  if (!right.ok) return right;
  if (!right.value) return done('wrongCode');
  const { codes, codeHashes } = await hashedCodes(ports);
  const isOn = await ports.factors.confirm(id, { codeHashes, token: owner.token, locale: owner.locale });
  return done(isOn ? { codes } : 'setupGone');
}

/** Replaces the recovery codes by ten new ones. */
export async function renewRecoveryCodes(ports: Ports, owner: Owner, sealed: Sealed): Promise<Result<NewCodes | AccountTextKey>> {
  const fault = await factorFault(ports, owner, sealed);
  if (!fault.ok) return fault;
  if (fault.value) return done(fault.value);
  const { codes, codeHashes } = await hashedCodes(ports);
  await ports.factors.replaceCodes(owner.user.id, codeHashes);
  return done({ codes });
}

/** Switches two-step verification off. */
export async function endSecondFactor(ports: Ports, owner: Owner, sealed: Sealed): Promise<Result<AccountTextKey | null>> {
  const fault = await factorFault(ports, owner, sealed);
  if (!fault.ok || fault.value) return fault;
  await ports.factors.end(owner.user.id, owner.locale);
  return done(null);
}

async function factorFault(ports: Ports, owner: Owner, sealed: Sealed): Promise<Result<AccountTextKey | null>> {
  const verified = await verifyPassword(ports, owner, sealed);
  if (!verified.ok) return verified;
  if (!verified.value) return done('wrongPassword');
  if (!(await ports.factors.find(owner.user.id))) return done('secondFactorOff');
  return await codeFault(ports, owner.user.id, sealed.code);
}

/** Hashes the codes sequentially, because concurrent sign-ins share the hasher. */
async function hashedCodes({ hasher }: Pick<Ports, 'hasher'>) {
  const digits = newRecoveryCodes();
  const codeHashes: string[] = [];
  for (const code of digits) codeHashes.push(await hasher.hash(code));
  return { codes: digits.map(recoveryCodeText), codeHashes };
}
