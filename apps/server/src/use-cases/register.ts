import type { RegisterField } from '@muro/api';
import { isGuessable } from '../accounts/common-passwords.ts';
import { nameKey } from '../accounts/name-key.ts';
import { isEmail, isPassword, isUsername } from '../accounts/register-rules.ts';
import type { AccountTextKey } from '../texts/account.ts';
import type { Accounts, Attempts, PasswordHasher, PasswordSeals, Sessions, User } from './ports.ts';
import { done, type Result, refuse } from './result.ts';

export interface RegisterPorts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly hasher: PasswordHasher;
  readonly seals: PasswordSeals;
  readonly attempts: Attempts;
  readonly newId: () => number;
  readonly passwordMin: number;
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
}

/** A field and the sentence that belongs to it, as a text key. */
export interface FieldError {
  readonly field: RegisterField;
  readonly text: AccountTextKey;
}

export type Registered = { readonly errors: readonly FieldError[] } | { readonly user: User; readonly token: string };

/** In 15 minutes and from one address: accounts tried for, and answers that give away that a name is taken. */
const MAX_TRIES = 200;
const MAX_TAKEN = 20;

/** Makes an account and opens its first session, or says what is wrong with which field. [REG-02 … REG-15] */
export async function register(ports: RegisterPorts, input: RegisterInput): Promise<Result<Registered>> {
  const { accounts, sessions, hasher, seals, attempts } = ports;
  const tries = `register|${input.address}`;
  const takens = `taken|${input.address}`;
  for (const [counter, max] of [
    [tries, MAX_TRIES],
    [takens, MAX_TAKEN],
  ] as const) {
    if (attempts.isBlocked(counter, max)) return refuse('ERROR_TOO_MANY', { retryAfterS: attempts.retryAfterS(counter) });
  }
  attempts.count(tries);
  const purpose = `register|${input.username}|${input.email}`;
  const [password, again] = seals.open(input.nonce, purpose, [input.envelope, input.envelopeAgain]);
  const errors = fieldErrors(input, password ?? null, again ?? null, ports.passwordMin);
  if (errors.length > 0 || !password) return done({ errors });
  const name = input.username.trim();
  const key = nameKey(name);
  const taken = () => {
    attempts.count(takens);
    return done({ errors: [{ field: 'username', text: 'usernameTaken' } as const] });
  };
  if (await accounts.find(key)) return taken();
  const user = { id: ports.newId(), name };
  const passwordHash = await hasher.hash(password);
  const isCreated = await accounts.create({ ...user, nameKey: key, email: input.email, passwordHash, newsletter: input.newsletter });
  if (!isCreated) return taken();
  return done({ user, token: await sessions.open(user.id) });
}

function fieldErrors(input: RegisterInput, password: string | null, again: string | null, min: number): FieldError[] {
  const errors: FieldError[] = [];
  if (!isUsername(input.username) || nameKey(input.username).length < 2) errors.push({ field: 'username', text: 'username' });
  if (!isEmail(input.email)) errors.push({ field: 'email', text: 'email' });
  if (input.terms !== true) errors.push({ field: 'terms', text: 'terms' });
  if (input.envelope === '') errors.push({ field: 'password', text: 'password' });
  else if (password === null || (again === null && input.envelopeAgain !== '')) errors.push({ field: 'all', text: 'unsealed' });
  else {
    const text = passwordError(password, again, input, min);
    if (text) errors.push({ field: 'password', text });
  }
  return errors;
}

function passwordError(password: string, again: string | null, input: RegisterInput, min: number): AccountTextKey | null {
  if (!isPassword(password)) return 'password';
  if ([...password].length < min) return 'passwordShort';
  if (password !== again) return 'passwordsDiffer';
  return isGuessable(password, input) ? 'passwordGuessable' : null;
}
