import type { Result } from '../../values/result.ts';
import { signInPurpose } from '../rules/envelope.ts';
import { nameKey } from '../rules/name-key.ts';
import type { Account, AccountPorts, Browser, GuessLimit, User } from '../types/accounts.ts';
import type { FactorPorts } from '../types/second-factors.ts';
import { type Counter, countTries } from './count-tries.ts';
import { rateLimit } from './rate-limit.ts';

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

/** The password is right, and the account asks for a code, too. */
export interface CodeNeeded {
  readonly ticket: string;
}

const PER_ACCOUNT: GuessLimit = { most: 10, windowS: 15 * 60 };
const PER_ADDRESS: GuessLimit = { most: 30, windowS: 15 * 60 };
/** The longest address; no name is as long. */
const MAX_TYPED_LENGTH = 120;
/** Accounts that one e-mail address can sign in to; the others by name. */
const MOST_OF_ADDRESS = 3;

/**
 * Opens a session, or gives a ticket for the code of an account with two-step verification; null for wrong credentials, which an
 * unopenable envelope and an unknown name count as too. [SIGNIN-07]
 *
 * Accounts that this browser has signed in to before are tried first, and count on the browser alone: strangers never lock their owner
 * out, and a stranger's account that may be meant too gains no guesses at them.
 */
export async function signIn(ports: AccountPorts & FactorPorts, input: SignInInput): Promise<Result<SignedIn | CodeNeeded | null>> {
  const turn = await rateLimit(ports, 'signIn', input.address);
  if (!turn.ok) return turn;
  const { device } = input.browser;
  const key = nameKey(input.username).slice(0, MAX_TYPED_LENGTH);
  const most = key.includes('@') ? MOST_OF_ADDRESS : 1;
  const meant = await ports.accounts.meant(input.username, most);
  const browsers = await ports.devices.known(
    meant.map(({ id }) => id),
    device,
  );
  const isKnown = ({ id }: Account) => browsers.some(({ userId }) => userId === id);
  const known = meant.filter(isKnown);
  const others = meant.filter((account) => !isKnown(account));
  const attempt = passwordAttempt(ports, input);
  if (known.length > 0) {
    const counters = browsers.map(({ userId, since }) => ({ name: `device|${userId}|${since}|${key}`, limit: PER_ACCOUNT }));
    const looks = others.length > 0 ? known.length : most;
    const own = await countTries(ports.guesses, counters, () => attempt(known, looks));
    if (!own.ok || own.value || others.length === 0) return own;
  }
  return countTries(ports.guesses, strangerCounters(key, input.address), () => attempt(others, most - known.length));
}

/** Opens a session of somebody who is known now; null when the password that was compared, or a password alone, counts no more. */
export async function openSession(
  { sessions, devices }: AccountPorts,
  account: Account,
  browser: Browser,
  isByCode = false,
): Promise<SignedIn | null> {
  const { id, name } = account;
  const token = await sessions.open(account, browser.agent, isByCode);
  return token === null ? null : { user: { id, name }, token, device: await devices.remember(id, browser) };
}

/**
 * A stranger's tries count on what was typed, over all addresses, and on the address. They do not count on the account itself: that a
 * name is blocked after an e-mail address was tried would tell that both are one person's.
 */
const strangerCounters = (key: string, address: string): readonly Counter[] => [
  { name: `account|${key}`, limit: PER_ACCOUNT },
  addressCounter(address),
];

/** Counts wrong passwords and codes that come from one address, at whichever accounts. */
export const addressCounter = (address: string): Counter => ({ name: `address|${address}`, limit: PER_ADDRESS });

/**
 * Returns a function that opens a session of the first of some accounts that the password is of. A wrong one takes as long however many
 * accounts there are: it is compared `looks` times. The envelope is opened once, since its nonce is good for one use.
 */
function passwordAttempt(ports: AccountPorts & FactorPorts, { username, envelope, nonce, browser }: SignInInput) {
  let opened: Promise<readonly (string | null)[]> | null = null;
  return async (accounts: readonly Account[], looks: number): Promise<SignedIn | CodeNeeded | null> => {
    opened ??= ports.seals.open(nonce, signInPurpose(username), [envelope]);
    const [password] = await opened;
    for (let nth = 0; nth < looks; nth++) {
      const account = accounts[nth] ?? null;
      const isRight = await ports.hasher.verify(password ? (account?.passwordHash ?? null) : null, password ?? '');
      if (!isRight || !account) continue;
      if (!(await ports.factors.find(account.id))) return openSession(ports, account, browser);
      const ticket = await ports.tickets.open(account);
      return ticket === null ? null : { ticket };
    }
    return null;
  };
}
