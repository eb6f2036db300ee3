export interface WorkLoop {
  /** Looks for work now instead of at the next turn. */
  wake(): void;
  /** Takes up nothing new; kept when what is in hand is done. */
  stop(): Promise<void>;
}

export interface WorkLoopOptions {
  /** Turns at once. */
  readonly workers: number;
  /** Nobody else uses the database: who brings work wakes the workers, and they look only for what is to be tried again. */
  readonly isAlone: boolean;
  /** Does one piece of work; false: there is none now. */
  readonly work: (isStopping: () => boolean) => Promise<boolean>;
  /** A turn that failed: the next one comes after a rest. */
  readonly onFault: (error: unknown) => void;
}

const POLL_MS = 2_000;
const POLL_ALONE_MS = 8_000;

/**
 * Works off what lies in the database, as long as there is some, then looks again every few seconds or when it is woken. Of the
 * workers that rest one looks for all, for a look costs the database a question; where it finds something it wakes the others.
 */
export function startWorkLoop({ workers, isAlone, work, onFault }: WorkLoopOptions): WorkLoop {
  let isStopping = false;
  const resting = createRestingPlace(isAlone ? POLL_ALONE_MS : POLL_MS);
  const loop = async () => {
    let isBusy = true;
    while (!isStopping) {
      const isMore = await work(() => isStopping).catch((error: unknown) => {
        onFault(error);
        return false;
      });
      if (isMore && !isBusy) resting.wakeAll();
      isBusy = isMore;
      if (!isMore && !isStopping) await resting.rest();
    }
  };
  const ended = Promise.all(Array.from({ length: workers }, loop));
  return {
    wake: resting.wakeAll,
    async stop() {
      isStopping = true;
      resting.wakeAll();
      await ended;
    },
  };
}

interface RestingPlace {
  rest(): Promise<void>;
  wakeAll(): void;
}

/** Wakes one of those who rest after another, at moments of its own, so that servers that start together do not ask together for ever. */
function createRestingPlace(pollMs: number): RestingPlace {
  const sleepers: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  const watch = () => {
    clearTimeout(timer);
    if (sleepers.length > 0) timer = setTimeout(wakeOne, pollMs * (0.75 + Math.random() / 2)).unref();
  };
  const wakeOne = () => {
    sleepers.shift()?.();
    watch();
  };
  return {
    rest: () =>
      new Promise((wake) => {
        sleepers.push(wake);
        if (sleepers.length === 1) watch();
      }),
    wakeAll() {
      for (const wake of sleepers.splice(0)) wake();
      watch();
    },
  };
}
