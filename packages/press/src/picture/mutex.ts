/** Runs jobs one after another, in the order they were asked for. A failed job fails its own caller alone. */
export function createMutex(): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job);
    last = result.catch(() => undefined);
    return result;
  };
}
