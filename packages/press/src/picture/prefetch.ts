/**
 * Runs tasks a few at a time and hands out their results in the order of the tasks: the next one, at every call.
 * A failed task fails the call that asks for it.
 */
export function prefetch<Result>(tasks: readonly (() => Promise<Result>)[], concurrency: number): () => Promise<Result> {
  const running: Promise<Result>[] = [];
  let started = 0;
  const startNextTasks = () => {
    for (const start of tasks.slice(started, started + concurrency - running.length)) {
      started += 1;
      const task = start();
      task.catch(() => undefined);
      running.push(task);
    }
  };
  return async () => {
    startNextTasks();
    const [first] = running;
    if (!first) throw new RangeError(`Expected ${tasks.length} results to be asked for but this is one more`);
    const result = await first;
    running.shift();
    startNextTasks();
    return result;
  };
}
