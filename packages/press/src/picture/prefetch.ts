/**
 * Runs tasks with limited concurrency, ahead of their use. Each call of the returned function resolves with the result of the next task,
 * in the order of the tasks. A failed task rejects the call for its result.
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
