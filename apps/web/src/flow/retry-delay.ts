const [FIRST_MS, MAX_MS] = [2_000, 10_000];

/**
 * Returns the delay before the next attempt, ms: exponential backoff with jitter.
 *
 *     failed attempts   1  2  3  4 …
 *     seconds           2  4  8 10 10 …, each times 0.5 to 1.5
 *
 * @param tries   number of failed attempts, from 1
 * @param chance  0–1
 */
export function retryDelayMs(tries: number, chance: number): number {
  return Math.min(FIRST_MS * 2 ** (tries - 1), MAX_MS) * (0.5 + chance);
}
