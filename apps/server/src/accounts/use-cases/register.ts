import { type PasswordRule, type RegisterField, registerPurpose } from '@muro/api';
import type { AccountTextKey } from '@muro/texts/all';
import { done, type Result } from '../../values/result.ts';
import { nameKey } from '../rules/name-key.ts';
import { isEmail, isUsername } from '../rules/register-rules.ts';
import type { Account, AccountPorts, AttemptLimit, Browser } from '../types/accounts.ts';
import { limitAttempts } from './limit-attempts.ts';
import { passwordError } from './password-error.ts';
import { rateLimit } from './rate-limit.ts';
import { openSession, type SignedIn } from './sign-in.ts';

export interface RegisterPorts extends AccountPorts {
  readonly newId: () => number;
  readonly passwordRule: PasswordRule;
}

export interface RegisterInput {
  readonly username: string;
  readonly email: string;
  readonly envelope: string;
  readonly envelopeAgain: string;
  readonly nonce: string;
  readonly newsletter: boolean;
  readonly terms: unknown;
  readonly address: string;
  readonly browser: Browser;
}

/** A field and its error message, as a text key. */
export interface FieldError {
  readonly field: RegisterField;
  readonly text: AccountTextKey;
}

export type Registered = { readonly errors: readonly FieldError[] } | SignedIn;

/** Limits responses that disclose that a name is taken, per hour and address. */
const TAKEN: AttemptLimit = { maxAttempts: 20, windowS: 3600 };

/** Creates an account and opens its first session, or returns the errors of the fields. [REG-02 … REG-15] */
export async function register(ports: RegisterPorts, input: RegisterInput): Promise<Result<Registered>> {
  const rate = await rateLimit(ports, 'register', input.address);
  if (!rate.ok) return rate;
  const purpose = registerPurpose(input.username, input.email);
  const [password, repeatedPassword] = await ports.seals.open(input.nonce, purpose, [input.envelope, input.envelopeAgain]);
  const errors = await fieldErrors(input, password ?? null, repeatedPassword ?? null, ports.passwordRule);
  if (errors.length > 0 || !password) return done({ errors });
  const registration = await limitAttempts(ports.attemptLimits, [{ name: `taken|${input.address}`, limit: TAKEN }], async () => {
    const user = await createUser(ports, input, password);
    return user && openSession(ports, user, input.browser);
  });
  return registration.ok ? done(registration.value ?? { errors: [{ field: 'username', text: 'usernameTaken' }] }) : registration;
}

/** Returns the new account; null if the name is taken. */
async function createUser({ accounts, hasher, newId }: RegisterPorts, input: RegisterInput, password: string): Promise<Account | null> {
  const name = input.username.trim();
  const key = nameKey(name);
  if (await accounts.find(key)) return null;
  const user = { id: newId(), name };
  const passwordHash = await hasher.hash(password);
  const { email, newsletter, browser } = input;
  const isCreated = await accounts.create({ ...user, nameKey: key, email, passwordHash, newsletter, locale: browser.locale });
  return isCreated ? { ...user, passwordHash } : null;
}

async function fieldErrors(input: RegisterInput, password: string | null, again: string | null, rule: PasswordRule): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  if (!isUsername(input.username) || nameKey(input.username).length < 2) errors.push({ field: 'username', text: 'username' });
  if (!isEmail(input.email)) errors.push({ field: 'email', text: 'email' });
  if (input.terms !== true) errors.push({ field: 'terms', text: 'terms' });
  if (input.envelope === '') errors.push({ field: 'password', text: 'password' });
  else if (password === null || (again === null && input.envelopeAgain !== '')) errors.push({ field: 'all', text: 'unsealed' });
  else {
    const text = await passwordError({ password, again }, input, rule);
    if (text) errors.push({ field: 'password', text });
  }
  return errors;
}
