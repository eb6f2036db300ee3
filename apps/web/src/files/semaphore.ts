/** Runs a job when a slot is free; an urgent job goes to the front of the queue. */
export type Semaphore = <T>(job: () => Promise<T>, isUrgent?: boolean) => Promise<T>;

/**
 * Creates a semaphore: at most `limit` jobs run concurrently, the others queue in order. The next job starts as soon as one ends.
 *
 * @throws {RangeError} if `limit` is not a whole number above 0
 */
export function createSemaphore(limit: number): Semaphore {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`Expected a whole number above 0 for limit but received ${limit}`);
  const queue: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    const start = running < limit ? queue.shift() : undefined;
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
      if (isUrgent) queue.unshift(start);
      else queue.push(start);
      next();
    });
}
