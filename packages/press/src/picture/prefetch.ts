export interface PrefetchLimits<Result> {
  /** Tasks that run at once. */
  readonly concurrency: number;
  /** While results that wait for their turn are this large together, no further task starts. */
  readonly maxWaitingBytes: number;
  sizeOf(result: Result): number;
}

/**
 * Runs tasks with limited concurrency, ahead of their use. Each call of the returned function resolves with the result of the next task,
 * in the order of the tasks; a slow task does not keep the tasks after it from running. A failed task rejects the call for its result.
 */
export function prefetch<Result>(tasks: readonly (() => Promise<Result>)[], limits: PrefetchLimits<Result>): () => Promise<Result> {
  /** Tasks that were started and not taken yet, the next one first. */
  const queue: Promise<Result>[] = [];
  let started = 0;
  let running = 0;
  let waitingBytes = 0;

  const run = async (task: () => Promise<Result>): Promise<Result> => {
    running += 1;
    try {
      const result = await task();
      waitingBytes += limits.sizeOf(result);
      return result;
    } finally {
      running -= 1;
      startTasks();
    }
  };

  const startTasks = (): void => {
    for (const task of tasks.slice(started)) {
      const isFull = waitingBytes >= limits.maxWaitingBytes && queue.length > 0;
      if (running >= limits.concurrency || isFull) return;
      started += 1;
      const result = run(task);
      result.catch(() => undefined);
      queue.push(result);
    }
  };

  return async () => {
    startTasks();
    const next = queue.shift();
    if (!next) throw new RangeError(`Expected ${tasks.length} results to be asked for but this is one more`);
    const result = await next;
    waitingBytes -= limits.sizeOf(result);
    startTasks();
    return result;
  };
}
