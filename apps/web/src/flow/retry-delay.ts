const [FIRST_MS, MOST_MS] = [2_000, 10_000];

/**
 * Rest before the next try: exponential backoff with jitter.
 *
 *     failed tries   1  2  3  4 …
 *     seconds        2  4  8 10 10 …, each half as long to half as long again
 *
 * @param tries   tries that have failed, from 1 on
 * @param chance  0–1
 */
export function retryDelayMs(tries: number, chance: number): number {
  return Math.min(FIRST_MS * 2 ** (tries - 1), MOST_MS) * (0.5 + chance);
}
