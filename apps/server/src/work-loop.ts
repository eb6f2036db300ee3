export interface WorkLoop {
  /** Looks for work now instead of at the next turn. */
  wake(): void;
  /** Takes up nothing new; kept when what is in hand is done. */
  stop(): Promise<void>;
}

export interface WorkLoopOptions {
  /** Turns at once. */
  readonly workers: number;
  /** Does one piece of work; false: there is none now. */
  readonly work: (isStopping: () => boolean) => Promise<boolean>;
  /** A turn that failed: the next one comes after a rest. */
  readonly onFault: (error: unknown) => void;
}

const POLL_MS = 2_000;

/** Works off what lies in the database, as long as there is some, then looks again every few seconds or when it is woken. */
export function startWorkLoop({ workers, work, onFault }: WorkLoopOptions): WorkLoop {
  let isStopping = false;
  const sleepers = new Set<() => void>();
  const wake = () => {
    for (const done of sleepers) done();
  };
  /** At moments of its own, so that servers that start together do not ask together for ever. */
  const pause = () =>
    new Promise<void>((done) => {
      const end = () => {
        clearTimeout(timer);
        sleepers.delete(end);
        done();
      };
      const timer = setTimeout(end, POLL_MS * (0.75 + Math.random() / 2)).unref();
      sleepers.add(end);
    });
  const loop = async () => {
    while (!isStopping) {
      const isMore = await work(() => isStopping).catch((error: unknown) => {
        onFault(error);
        return false;
      });
      if (!isMore && !isStopping) await pause();
    }
  };
  const ended = Promise.all(Array.from({ length: workers }, loop));
  return {
    wake,
    async stop() {
      isStopping = true;
      wake();
      await ended;
    },
  };
}
