import { signInPurpose } from '../accounts/envelope.ts';
import { nameKey } from '../accounts/name-key.ts';
import type { AccountPorts, GuessLimit, User } from '../ports/accounts.ts';
import { type Counter, countTries } from './count-tries.ts';
import { rateLimit } from './rate-limit.ts';
import type { Result } from './result.ts';

export interface SignInInput {
  readonly username: string;
  readonly envelope: string;
  readonly nonce: string;
  /** Address the request came from. */
  readonly address: string;
  /** What the browser brings of an earlier sign-in, to whatever account. */
  readonly device: string | null;
}

export interface SignedIn {
  readonly user: User;
  /** Of the session. */
  readonly token: string;
  readonly device: string;
}

const PER_ACCOUNT: GuessLimit = { most: 10, windowS: 15 * 60 };
const PER_ADDRESS: GuessLimit = { most: 30, windowS: 15 * 60 };
const MAX_NAME_LENGTH = 100;

/** Opens a session; null for wrong credentials, which an unopenable envelope and an unknown name count as too. [SIGNIN-07] */
export async function signIn(ports: AccountPorts, input: SignInInput): Promise<Result<SignedIn | null>> {
  const turn = await rateLimit(ports, 'signIn', input.address);
  if (!turn.ok) return turn;
  const key = nameKey(input.username).slice(0, MAX_NAME_LENGTH);
  return countTries(ports.guesses, await countersOf(ports, key, input), async () => {
    const account = await accountOf(ports, key, input);
    return account && openSession(ports, { id: account.id, name: account.name }, input.device);
  });
}

/** Opens a session of somebody who is known now. */
export async function openSession({ sessions, devices }: AccountPorts, user: User, device: string | null): Promise<SignedIn> {
  return { user, token: await sessions.open(user.id), device: await devices.remember(user.id, device) };
}

/**
 * A stranger's tries count on the account, over all addresses, and on the address; those of a browser that has signed in to the
 * account before count on that browser alone, so that strangers never lock the owner out.
 */
async function countersOf({ devices }: AccountPorts, key: string, { address, device }: SignInInput): Promise<readonly Counter[]> {
  if (await devices.isKnown(key, device)) return [{ name: `device|${device}|${key}`, limit: PER_ACCOUNT }];
  return [
    { name: `account|${key}`, limit: PER_ACCOUNT },
    { name: `address|${address}`, limit: PER_ADDRESS },
  ];
}

async function accountOf({ accounts, hasher, seals }: AccountPorts, key: string, { username, envelope, nonce }: SignInInput) {
  const [password] = await seals.open(nonce, signInPurpose(username), [envelope]);
  const account = await accounts.find(key);
  const isRight = await hasher.verify(password ? (account?.passwordHash ?? null) : null, password ?? '');
  return isRight ? account : null;
}
