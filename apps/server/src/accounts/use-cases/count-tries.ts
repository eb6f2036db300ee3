import { done, type Result, refuse } from '../../values/result.ts';
import type { Guesses, GuessLimit } from '../types/accounts.ts';

/** What tries are counted on: an account, an address, a browser. */
export interface Counter {
  readonly name: string;
  readonly limit: GuessLimit;
}

/**
 * Makes a try that strangers could repeat until it succeeds: it counts on all of the counters before it is made, and where one of
 * them is full it is not made at all. Its result null is a wrong guess; anything else, and a fault on our side, is given back.
 */
export async function countTries<T>(
  guesses: Guesses,
  counters: readonly Counter[],
  attempt: () => Promise<T | null>,
): Promise<Result<T | null>> {
  const retryAfterS = await takeAll(guesses, counters);
  if (retryAfterS !== null) return refuse('ERROR_TOO_MANY', { retryAfterS });
  let isWrong = false;
  try {
    const value = await attempt();
    isWrong = value === null;
    return done(value);
  } finally {
    for (const { name, limit } of counters) await (isWrong ? guesses.fail(name, limit) : guesses.giveBack(name));
  }
}

/** One of each counter or none. @returns the seconds to wait for the first that is full */
async function takeAll(guesses: Guesses, counters: readonly Counter[]): Promise<number | null> {
  const taken: string[] = [];
  for (const { name, limit } of counters) {
    const waitS = await guesses.take(name, limit);
    if (waitS !== null) {
      for (const other of taken) await guesses.giveBack(other);
      return waitS;
    }
    taken.push(name);
  }
  return null;
}
