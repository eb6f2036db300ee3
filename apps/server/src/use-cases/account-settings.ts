import type { ApiLocale } from '@muro/api';
import { ownPurpose } from '../accounts/envelope.ts';
import { isEmail } from '../accounts/register-rules.ts';
import type { AccountPorts, EmailChanges, GuessLimit, User } from '../ports/accounts.ts';
import type { AccountTextKey } from '../texts/account.ts';
import { countTries } from './count-tries.ts';
import { rateLimit } from './rate-limit.ts';
import { passwordError } from './register.ts';
import { done, type Result, refuse } from './result.ts';

export interface SettingsPorts extends AccountPorts {
  readonly emailChanges: EmailChanges;
  readonly passwordMin: number;
}

/** Who is signed in, and by which session. */
export interface Self {
  readonly user: User;
  readonly token: string;
  readonly locale: ApiLocale;
}

/** Envelopes share one nonce. */
export interface Sealed {
  readonly current: string;
  readonly nonce: string;
}

/** Of one account, over all its sessions: a session that was left open does not give the password away. */
const OWN_TRIES: GuessLimit = { most: 10, windowS: 15 * 60 };

/** Whether it is really them. @returns the account and the opened envelopes behind the present password; null for a wrong one */
export async function proven(ports: AccountPorts, { user }: Self, { current, nonce }: Sealed, more: readonly string[] = []) {
  return await countTries(ports.guesses, [{ name: `own|${user.id}`, limit: OWN_TRIES }], async () => {
    const [password, ...others] = await ports.seals.open(nonce, ownPurpose(user.name), [current, ...more]);
    const account = await ports.accounts.own(user.id);
    const isRight = await ports.hasher.verify(password ? (account?.passwordHash ?? null) : null, password ?? '');
    return isRight && account ? { account, others } : null;
  });
}

/** Puts another password in the place of the present one; or says what is wrong, as a text key. Every other session ends. */
export async function changePassword(
  ports: SettingsPorts,
  self: Self,
  input: Sealed & { readonly envelope: string; readonly envelopeAgain: string },
): Promise<Result<AccountTextKey | null>> {
  const known = await proven(ports, self, input, [input.envelope, input.envelopeAgain]);
  if (!known.ok) return known;
  if (!known.value) return done('wrongPassword');
  const { account, others } = known.value;
  const [password = null, again = null] = others;
  if (password === null) return done('unsealed');
  const fault = passwordError(password, again, { username: account.name, email: account.email }, ports.passwordMin);
  if (fault) return done(fault);
  const { token, locale } = self;
  await ports.accounts.changePassword(account.id, { passwordHash: await ports.hasher.hash(password), token, locale });
  return done(null);
}

/** Asks both addresses whether the new one is to count; or says what is wrong, as a text key. */
export async function askForEmail(
  ports: SettingsPorts,
  self: Self,
  input: Sealed & { readonly email: string },
): Promise<Result<AccountTextKey | null>> {
  const email = input.email.trim();
  if (!isEmail(email)) return done('email');
  const known = await proven(ports, self, input);
  if (!known.ok) return known;
  if (!known.value) return done('wrongPassword');
  if (known.value.account.email === email) return done('sameEmail');
  const waitS = await ports.limits.take('resetName', `change|${self.user.id}`); // nobody's letter-box is filled by others
  if (waitS !== null) return refuse('ERROR_TOO_MANY', { retryAfterS: waitS });
  await ports.emailChanges.ask(self.user.id, email, self.locale);
  return done(null);
}

/** Takes the word of one of the two addresses. */
export async function confirmEmail(
  ports: Pick<SettingsPorts, 'limits' | 'emailChanges'>,
  input: { readonly token: string; readonly address: string; readonly locale: ApiLocale },
): Promise<Result<'half' | 'done' | null>> {
  const turn = await rateLimit(ports, 'signIn', input.address);
  return turn.ok ? done(await ports.emailChanges.confirm(input.token, input.locale)) : turn;
}
