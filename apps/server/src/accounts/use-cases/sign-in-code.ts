import { done, type Result } from '../../values/result.ts';
import type { AccountPorts, Browser, User } from '../types/accounts.ts';
import type { FactorPorts } from '../types/second-factors.ts';
import { CODE_ATTEMPTS, proveCode } from './prove-code.ts';
import { rateLimit } from './rate-limit.ts';
import { addressCounter, openSession, type SignedIn } from './sign-in.ts';

export interface SignInCodeInput {
  readonly ticket: string;
  /** Code as typed. */
  readonly code: string;
  /** Client address of the request. */
  readonly address: string;
  readonly browser: Browser;
}

export type SignInCodeOutcome =
  | { readonly kind: 'signed-in'; readonly signedIn: SignedIn; readonly isByRecoveryCode: boolean }
  | { readonly kind: 'wrong' | 'blocked'; readonly user: User; readonly retryAfterS?: number }
  | { readonly kind: 'expired' };

/**
 * Completes a sign-in after a correct password.
 *
 * Wrong codes are counted like wrong passwords: on a browser that the account knows, for that browser alone; otherwise for the account and
 * the address.
 */
export async function signInWithCode(ports: AccountPorts & FactorPorts, input: SignInCodeInput): Promise<Result<SignInCodeOutcome>> {
  const rate = await rateLimit(ports, 'signIn', input.address);
  if (!rate.ok) return rate;
  const { ticket, code: typed, browser } = input;
  const user = await ports.tickets.find(ticket);
  if (!user) return done({ kind: 'expired' });
  const [device] = await ports.devices.listKnown([user.id], browser.device);
  const knownBrowser = [{ name: `code-device|${user.id}|${device?.since}`, limit: CODE_ATTEMPTS }];
  const unknownBrowser = [{ name: `code|${user.id}`, limit: CODE_ATTEMPTS }, addressCounter(input.address)];
  const proven = await proveCode(ports, user.id, { typed, counters: device ? knownBrowser : unknownBrowser });
  if (!proven.ok) return done({ kind: 'blocked', user, ...proven.refusal });
  if (!proven.value) return done({ kind: 'wrong', user });
  if (!(await ports.tickets.close(ticket))) return done({ kind: 'expired' });
  const signedIn = await openSession(ports, user, browser, true);
  if (!signedIn) return done({ kind: 'expired' });
  return done({ kind: 'signed-in', signedIn, isByRecoveryCode: proven.value === 'recovery' });
}
