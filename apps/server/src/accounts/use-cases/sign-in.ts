import { signInPurpose } from '@muro/api';
import type { Result } from '../../values/result.ts';
import { nameKey } from '../rules/name-key.ts';
import type { Account, AccountPorts, AttemptLimit, Browser, User } from '../types/accounts.ts';
import type { FactorPorts } from '../types/second-factors.ts';
import { type Counter, limitAttempts } from './limit-attempts.ts';
import { rateLimit } from './rate-limit.ts';

export interface SignInInput {
  /** Name or e-mail address, as typed. */
  readonly username: string;
  readonly envelope: string;
  readonly nonce: string;
  /** Client address of the request. */
  readonly address: string;
  readonly browser: Browser;
}

export interface SignedIn {
  readonly user: User;
  /** Token of the session. */
  readonly token: string;
  readonly device: string;
}

/** The password is right, but the account also requires a code. */
export interface CodeNeeded {
  readonly ticket: string;
}

const PER_ACCOUNT: AttemptLimit = { maxAttempts: 10, windowS: 15 * 60 };
const PER_ADDRESS: AttemptLimit = { maxAttempts: 30, windowS: 15 * 60 };
/** The longest e-mail address, characters; names are shorter. */
const MAX_TYPED_LENGTH = 120;
/** Number of accounts that one e-mail address can sign in to; others sign in by name. */
const MAX_OF_ADDRESS = 3;

/**
 * Opens a session, or returns a ticket for the code of an account with two-step verification; null for wrong credentials, which include an
 * invalid envelope and an unknown name. [SIGNIN-07]
 *
 * Accounts that know this browser are tried first and count on the browser alone: attempts by others never lock out their owner, and
 * another account with the same address gains no additional attempts at them.
 */
export async function signIn(ports: AccountPorts & FactorPorts, input: SignInInput): Promise<Result<SignedIn | CodeNeeded | null>> {
  const rate = await rateLimit(ports, 'signIn', input.address);
  if (!rate.ok) return rate;
  const { device } = input.browser;
  const key = nameKey(input.username).slice(0, MAX_TYPED_LENGTH);
  const limit = key.includes('@') ? MAX_OF_ADDRESS : 1;
  const matching = await ports.accounts.findByNameOrEmail(input.username, limit);
  const browsers = await ports.devices.listKnown(
    matching.map(({ id }) => id),
    device,
  );
  const isKnown = ({ id }: Account) => browsers.some(({ userId }) => userId === id);
  const candidates = matching.filter(isKnown);
  const others = matching.filter((account) => !isKnown(account));
  const attempt = passwordAttempt(ports, input);
  if (candidates.length > 0) {
    const counters = browsers.map(({ userId, since }) => ({ name: `device|${userId}|${since}|${key}`, limit: PER_ACCOUNT }));
    const verifications = others.length > 0 ? candidates.length : limit;
    const attempted = await limitAttempts(ports.attemptLimits, counters, () => attempt(candidates, verifications));
    if (!attempted.ok || attempted.value || others.length === 0) return attempted;
  }
  return limitAttempts(ports.attemptLimits, unknownBrowserCounters(key, input.address), () => attempt(others, limit - candidates.length));
}

/** Opens a session after authentication; null if the verified password was changed, or a password alone is not sufficient any more. */
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
 * Returns the counters of attempts from an unknown browser: what was typed, over all addresses, and the client's address. They do not count
 * per account: a name that is blocked after attempts at an e-mail address would disclose that both belong to one person.
 */
const unknownBrowserCounters = (key: string, address: string): readonly Counter[] => [
  { name: `account|${key}`, limit: PER_ACCOUNT },
  addressCounter(address),
];

/** Returns the counter of wrong passwords and codes from one address, for all accounts. */
export const addressCounter = (address: string): Counter => ({ name: `address|${address}`, limit: PER_ADDRESS });

/**
 * Returns a function that opens a session of the first account whose password it is. A wrong password takes the same time for any number of
 * accounts: it is verified `verifications` times. The envelope is opened once, because its nonce is valid for one use.
 */
function passwordAttempt(ports: AccountPorts & FactorPorts, { username, envelope, nonce, browser }: SignInInput) {
  let opened: Promise<readonly (string | null)[]> | null = null;
  return async (accounts: readonly Account[], verifications: number): Promise<SignedIn | CodeNeeded | null> => {
    opened ??= ports.seals.open(nonce, signInPurpose(username), [envelope]);
    const [password] = await opened;
    for (let nth = 0; nth < verifications; nth++) {
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
