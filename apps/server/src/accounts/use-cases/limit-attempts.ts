import { done, type Result, refuse } from '../../values/result.ts';
import type { AttemptLimit, AttemptLimits } from '../types/accounts.ts';

/** A counter of attempts: per account, address or browser. */
export interface Counter {
  readonly name: string;
  readonly limit: AttemptLimit;
}

/**
 * Makes an attempt that an attacker could repeat until it succeeds. It is counted on all counters before it is made, and is refused if one
 * of them is full. A result of null is a failed attempt; any other result, and an exception, gives the attempt back.
 */
export async function limitAttempts<T>(
  attemptLimits: AttemptLimits,
  counters: readonly Counter[],
  attempt: () => Promise<T | null>,
): Promise<Result<T | null>> {
  const retryAfterS = await takeAll(attemptLimits, counters);
  if (retryAfterS !== null) return refuse('ERROR_TOO_MANY', { retryAfterS });
  let isWrong = false;
  try {
    const value = await attempt();
    isWrong = value === null;
    return done(value);
  } finally {
    for (const { name, limit } of counters) await (isWrong ? attemptLimits.fail(name, limit) : attemptLimits.refund(name));
  }
}

/** Takes one attempt of each counter, or none. @returns the seconds to wait for the first that is full, or null */
async function takeAll(attemptLimits: AttemptLimits, counters: readonly Counter[]): Promise<number | null> {
  const countedNames: string[] = [];
  for (const { name, limit } of counters) {
    const waitS = await attemptLimits.take(name, limit);
    if (waitS !== null) {
      for (const other of countedNames) await attemptLimits.refund(other);
      return waitS;
    }
    countedNames.push(name);
  }
  return null;
}
