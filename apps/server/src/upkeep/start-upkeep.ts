import type { UpkeepTask, UpkeepTaskName } from './upkeep-task.ts';

const DAY_MS = 24 * 3_600_000;
/** Delay after a run in which a task failed, ms. */
const RETRY_MS = 3_600_000;

export interface UpkeepOptions {
  readonly tasks: readonly UpkeepTask[];
  /** Called after each run of a task. @param error  null for success */
  readonly onEnd: (task: UpkeepTaskName, error: unknown) => void;
  /** Called with a sentence about what a task deleted. */
  readonly log: (sentence: string) => void;
}

/** Runs all tasks immediately, one after the other, and then once a day. A failing task does not stop the others. */
export function startUpkeep({ tasks, onEnd, log }: UpkeepOptions): { stop(): Promise<void> } {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  const runAll = async () => {
    let isAnyFailing = false;
    for (const { name, run } of tasks) {
      if (isStopping) return;
      try {
        const sentence = await run(() => isStopping);
        if (sentence !== null) log(sentence);
        onEnd(name, null);
      } catch (error) {
        isAnyFailing = true;
        onEnd(name, error);
      }
    }
    if (!isStopping) timer = setTimeout(() => (running = runAll()), isAnyFailing ? RETRY_MS : DAY_MS).unref();
  };
  let running = runAll();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
