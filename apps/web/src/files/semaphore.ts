/** Runs a job when a place is free; an urgent one goes before those that wait. */
export type Semaphore = <T>(job: () => Promise<T>, isUrgent?: boolean) => Promise<T>;

/**
 * Lets at most `limit` jobs run at a time; the others wait in order. Starts the next one the moment one ends.
 *
 * @throws {RangeError} if `limit` is not a whole number above 0
 */
export function createSemaphore(limit: number): Semaphore {
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
