import { type ApiLocale, ownPurpose, type PasswordRule } from '@muro/api';
import type { AccountTextKey } from '@muro/texts/all';
import { done, type Result, refuse } from '../../values/result.ts';
import { isEmail } from '../rules/register-rules.ts';
import type { AccountPorts, AttemptLimit, ConfirmedChange, EmailChanges, EmailConfirmations, User } from '../types/accounts.ts';
import type { FactorPorts } from '../types/second-factors.ts';
import { limitAttempts } from './limit-attempts.ts';
import { passwordError } from './password-error.ts';
import { codeFault } from './prove-code.ts';
import { rateLimit } from './rate-limit.ts';

export interface SettingsPorts extends AccountPorts, Pick<FactorPorts, 'factors'> {
  readonly emailChanges: EmailChanges;
  readonly confirmations: EmailConfirmations;
  readonly passwordRule: PasswordRule;
}

/** The signed-in user and their session. */
export interface Owner {
  readonly user: User;
  readonly token: string;
  readonly locale: ApiLocale;
}

/** Proof that the request comes from the owner. All envelopes share one nonce. */
export interface Sealed {
  readonly current: string;
  readonly nonce: string;
  /** Code as typed; required if two-step verification is on. */
  readonly code?: string | undefined;
}

/** Limit per account over all its sessions, so that an unattended session cannot be used to guess the password. */
const OWN_ATTEMPTS: AttemptLimit = { maxAttempts: 10, windowS: 15 * 60 };

/** Verifies the present password. @returns the account and the contents of the further envelopes; null for a wrong password */
export async function verifyPassword(ports: AccountPorts, { user }: Owner, { current, nonce }: Sealed, more: readonly string[] = []) {
  return await limitAttempts(ports.attemptLimits, [{ name: `own|${user.id}`, limit: OWN_ATTEMPTS }], async () => {
    const [password, ...others] = await ports.seals.open(nonce, ownPurpose(user.name), [current, ...more]);
    const account = await ports.accounts.findById(user.id);
    const isRight = await ports.hasher.verify(password ? (account?.passwordHash ?? null) : null, password ?? '');
    return isRight && account ? { account, others } : null;
  });
}

/** Changes the password and renews the session's token. @returns the token, or the error as a text key */
export async function changePassword(
  ports: SettingsPorts,
  owner: Owner,
  input: Sealed & { readonly envelope: string; readonly envelopeAgain: string },
): Promise<Result<AccountTextKey | { readonly token: string }>> {
  const verified = await verifyPassword(ports, owner, input, [input.envelope, input.envelopeAgain]);
  if (!verified.ok) return verified;
  if (!verified.value) return done('wrongPassword');
  const { account, others } = verified.value;
  const [password = null, again = null] = others;
  if (password === null) return done('unsealed');
  const fault = await passwordError({ password, again }, { username: account.name, email: account.email }, ports.passwordRule);
  if (fault) return done(fault);
  const codeError = await codeFault(ports, account.id, input.code);
  if (!codeError.ok) return codeError;
  if (codeError.value) return done(codeError.value);
  const { token, locale } = owner;
  const change = { passwordHash: await ports.hasher.hash(password), formerHash: account.passwordHash, token, locale };
  const renewed = await ports.accounts.changePassword(account.id, change);
  return done(renewed === null ? 'wrongPassword' : { token: renewed });
}

/** Requests a change of the e-mail address, which both addresses have to confirm. @returns null, or the error as a text key */
export async function requestEmailChange(
  ports: SettingsPorts,
  owner: Owner,
  input: Sealed & { readonly email: string },
): Promise<Result<AccountTextKey | null>> {
  const email = input.email.trim();
  if (!isEmail(email)) return done('email');
  const verified = await verifyPassword(ports, owner, input);
  if (!verified.ok) return verified;
  if (!verified.value) return done('wrongPassword');
  if (verified.value.account.email === email) return done('sameEmail');
  const codeError = await codeFault(ports, owner.user.id, input.code);
  if (!codeError.ok || codeError.value) return codeError;
  const waitS = await ports.limits.take('resetName', `change|${owner.user.id}`); // limits mails to other people's mailboxes
  if (waitS !== null) return refuse('ERROR_TOO_MANY', { retryAfterS: waitS });
  return done((await ports.emailChanges.request(verified.value.account, email, owner.locale)) ? null : 'wrongPassword');
}

/** Sends a new confirmation link to the account's own address. */
export async function sendConfirmation(ports: SettingsPorts, { user, locale }: Owner): Promise<Result<null>> {
  const account = await ports.accounts.findById(user.id);
  const waitS = await ports.limits.take('resetName', `confirm|${user.id}`);
  if (waitS !== null) return refuse('ERROR_TOO_MANY', { retryAfterS: waitS });
  if (account) await ports.confirmations.request(user.id, account.email, locale);
  return done(null);
}

/** Redeems a link that confirms the account's address (`isFirst`), or one of the two of a change. */
export async function confirmEmail(
  ports: Pick<SettingsPorts, 'limits' | 'emailChanges' | 'confirmations'>,
  input: { readonly token: string; readonly address: string; readonly locale: ApiLocale },
): Promise<Result<(ConfirmedChange & { readonly isFirst: boolean }) | null>> {
  const rate = await rateLimit(ports, 'signIn', input.address);
  if (!rate.ok) return rate;
  const userId = await ports.confirmations.confirm(input.token);
  if (userId !== null) return done({ userId, state: 'done', isFirst: true });
  const change = await ports.emailChanges.confirm(input.token, input.locale);
  return done(change && { ...change, isFirst: false });
}
