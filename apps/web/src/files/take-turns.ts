/** Runs a job when it is its turn; an urgent one goes before those that wait. */
export type Turn = <T>(job: () => Promise<T>, isUrgent?: boolean) => Promise<T>;

/**
 * Lets at most `limit` jobs run at a time; the others wait in order. Starts the next one the moment one ends.
 *
 * @throws {RangeError} if `limit` is not a whole number above 0
 */
export function takeTurns(limit: number): Turn {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`Expected a whole number above 0 for limit but received ${limit}`);
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    const start = running < limit ? waiting.shift() : undefined;
    if (!start) return;
    running += 1;
    start();
  };
  return (job, isUrgent = false) =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        job()
          .then(resolve, reject)
          .finally(() => {
            running -= 1;
            next();
          });
      };
      if (isUrgent) waiting.unshift(start);
      else waiting.push(start);
      next();
    });
}

/** Server file reads at a time. [CONC-01] */
export const SERVER_READS = 3;

/** Header (orientation) reads at a time. [CONC-02] */
export const HEADER_READS = 4;

/**
 * Local resizes at a time: one less than the machine has cores, so that the page itself never waits for one, 4 when it does not
 * say, and never more than 4 decoded photos in memory. [CONC-03]
 */
export function resizeReads(hardwareConcurrency: number | undefined): number {
  return Math.max(1, Math.min(4, (hardwareConcurrency ?? Number.POSITIVE_INFINITY) - 1));
}

/** HEIC photos decoded at a time: each takes a quarter of a gigabyte. */
export function heicReads(hardwareConcurrency: number | undefined): number {
  return Math.min(2, resizeReads(hardwareConcurrency));
}
