import { nameKey } from '../accounts/name-key.ts';
import type { Accounts, Attempts, PasswordHasher, PasswordSeals, Sessions, User } from './ports.ts';
import { done, type Result, refuse } from './result.ts';

export interface SignInPorts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly hasher: PasswordHasher;
  readonly seals: PasswordSeals;
  readonly attempts: Attempts;
}

export interface SignInInput {
  readonly username: string;
  readonly envelope: string;
  readonly nonce: string;
  /** Address the request came from. */
  readonly address: string;
}

const MAX_PER_ACCOUNT = 10;
const MAX_PER_ADDRESS = 30;
const MAX_NAME_LENGTH = 100;

/** Opens a session; null for wrong credentials, which an unopenable envelope and an unknown name count as too. [SIGNIN-07] */
export async function signIn(ports: SignInPorts, input: SignInInput): Promise<Result<{ user: User; token: string } | null>> {
  const { accounts, sessions, hasher, seals, attempts } = ports;
  const key = nameKey(input.username).slice(0, MAX_NAME_LENGTH);
  // Counted per account and address together, so that a stranger's guesses never lock the owner out elsewhere.
  const [pair, address] = [`${key}|${input.address}`, `address|${input.address}`];
  for (const [name, max] of [
    [pair, MAX_PER_ACCOUNT],
    [address, MAX_PER_ADDRESS],
  ] as const) {
    if (attempts.isBlocked(name, max)) return refuse('ERROR_TOO_MANY', { retryAfterS: attempts.retryAfterS(name) });
  }
  const [password] = seals.open(input.nonce, `signin|${input.username}`, [input.envelope]);
  const account = await accounts.find(key);
  const isRight = await hasher.verify(password ? (account?.passwordHash ?? null) : null, password ?? '');
  if (!isRight || !account) {
    attempts.count(pair);
    attempts.count(address);
    return done(null);
  }
  attempts.forget(pair);
  return done({ user: { id: account.id, name: account.name }, token: await sessions.open(account.id) });
}
