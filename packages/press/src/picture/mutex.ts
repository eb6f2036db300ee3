/** Creates a mutex: it runs jobs one at a time, in the order of the calls. A failed job rejects only its own caller. */
export function createMutex(): <Result>(job: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job);
    last = result.catch(() => undefined);
    return result;
  };
}
