import { signInPurpose } from '../accounts/envelope.ts';
import { nameKey } from '../accounts/name-key.ts';
import type { Account, AccountPorts, Browser, GuessLimit, User } from '../ports/accounts.ts';
import { type Counter, countTries } from './count-tries.ts';
import { rateLimit } from './rate-limit.ts';
import type { Result } from './result.ts';

export interface SignInInput {
  /** A name or an e-mail address, as it was typed. */
  readonly username: string;
  readonly envelope: string;
  readonly nonce: string;
  /** Address the request came from. */
  readonly address: string;
  readonly browser: Browser;
}

export interface SignedIn {
  readonly user: User;
  /** Of the session. */
  readonly token: string;
  readonly device: string;
}

const PER_ACCOUNT: GuessLimit = { most: 10, windowS: 15 * 60 };
const PER_ADDRESS: GuessLimit = { most: 30, windowS: 15 * 60 };
/** The longest address; no name is as long. */
const MAX_TYPED_LENGTH = 120;
/** Accounts that one e-mail address can sign in to; the others by name. */
const MOST_OF_ADDRESS = 3;

/** Opens a session; null for wrong credentials, which an unopenable envelope and an unknown name count as too. [SIGNIN-07] */
export async function signIn(ports: AccountPorts, input: SignInInput): Promise<Result<SignedIn | null>> {
  const turn = await rateLimit(ports, 'signIn', input.address);
  if (!turn.ok) return turn;
  const key = nameKey(input.username).slice(0, MAX_TYPED_LENGTH);
  const most = key.includes('@') ? MOST_OF_ADDRESS : 1;
  const meant = await ports.accounts.meant(input.username, most);
  return countTries(ports.guesses, await countersOf(ports, { key, meant }, input), async () => {
    const account = await rightOf(ports, { meant, most }, input);
    return account && openSession(ports, { id: account.id, name: account.name }, input.browser);
  });
}

/** Opens a session of somebody who is known now. */
export async function openSession({ sessions, devices }: AccountPorts, user: User, browser: Browser): Promise<SignedIn> {
  return { user, token: await sessions.open(user.id, browser.agent), device: await devices.remember(user.id, browser) };
}

interface Typed {
  readonly key: string;
  readonly meant: readonly Account[];
}

/**
 * A stranger's tries count on what was typed, over all addresses, and on the address; those of a browser that has signed in to every
 * account that it may mean count on that browser alone, so that strangers never lock the owner out. They do not count on the account
 * itself: that a name is blocked after an e-mail address was tried would tell that both are one person's.
 */
async function countersOf(
  { devices }: AccountPorts,
  { key, meant }: Typed,
  { address, browser: { device } }: SignInInput,
): Promise<readonly Counter[]> {
  const ids = meant.map(({ id }) => id);
  if (await devices.isKnown(ids, device)) return [{ name: `device|${device}|${key}`, limit: PER_ACCOUNT }];
  return [
    { name: `account|${key}`, limit: PER_ACCOUNT },
    { name: `address|${address}`, limit: PER_ADDRESS },
  ];
}

/** The account that the password is of. A wrong one takes as long however many accounts there are. */
async function rightOf(
  { hasher, seals }: AccountPorts,
  { meant, most }: { readonly meant: readonly Account[]; readonly most: number },
  { username, envelope, nonce }: SignInInput,
): Promise<Account | null> {
  const [password] = await seals.open(nonce, signInPurpose(username), [envelope]);
  for (let nth = 0; nth < most; nth++) {
    const account = meant[nth] ?? null;
    const isRight = await hasher.verify(password ? (account?.passwordHash ?? null) : null, password ?? '');
    if (isRight) return account;
  }
  return null;
}
