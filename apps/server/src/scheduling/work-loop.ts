export interface WorkLoop {
  /** Polls for work now instead of at the next interval. */
  wake(): void;
  /** Takes no new work; resolves when the running work is done. */
  stop(): Promise<void>;
}

export interface WorkLoopOptions {
  /** Number of concurrent workers. */
  readonly workers: number;
  /** True if no other server uses the database. New work then always comes with `wake`, and polling only finds retries, so it is slower. */
  readonly isAlone: boolean;
  /** Does one piece of work; false if there is none. */
  readonly work: (isStopping: () => boolean) => Promise<boolean>;
  /** Called when a piece of work fails; the worker rests before the next one. */
  readonly onFault: (error: unknown) => void;
}

const POLL_MS = 2_000;
const POLL_ALONE_MS = 8_000;

/**
 * Processes work from the database while there is some, then polls every few seconds or when it is woken. Of the resting workers only one
 * polls, because each poll is a query; if it finds work, it wakes the others.
 */
export function startWorkLoop({ workers, isAlone, work, onFault }: WorkLoopOptions): WorkLoop {
  let isStopping = false;
  const idle = createIdleWorkers(isAlone ? POLL_ALONE_MS : POLL_MS);
  const loop = async () => {
    let isBusy = true;
    while (!isStopping) {
      const isMore = await work(() => isStopping).catch((error: unknown) => {
        onFault(error);
        return false;
      });
      if (isMore && !isBusy) idle.wakeAll();
      isBusy = isMore;
      if (!isMore && !isStopping) await idle.wait();
    }
  };
  const ended = Promise.all(Array.from({ length: workers }, loop));
  return {
    wake: idle.wakeAll,
    async stop() {
      isStopping = true;
      idle.wakeAll();
      await ended;
    },
  };
}

interface IdleWorkers {
  wait(): Promise<void>;
  wakeAll(): void;
}

/** Wakes the resting workers one after another at jittered intervals, so that servers that start together do not poll in step. */
function createIdleWorkers(pollMs: number): IdleWorkers {
  const idleWorkers: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  const watch = () => {
    clearTimeout(timer);
    if (idleWorkers.length > 0) timer = setTimeout(wakeOne, pollMs * (0.75 + Math.random() / 2)).unref();
  };
  const wakeOne = () => {
    idleWorkers.shift()?.();
    watch();
  };
  return {
    wait: () =>
      new Promise((wake) => {
        idleWorkers.push(wake);
        if (idleWorkers.length === 1) watch();
      }),
    wakeAll() {
      for (const wake of idleWorkers.splice(0)) wake();
      watch();
    },
  };
}
