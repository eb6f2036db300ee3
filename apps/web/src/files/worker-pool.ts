import type { Remote } from 'comlink';
import { beginWorker, type Member, NoWorker } from './pool-member.ts';
import { createSemaphore } from './semaphore.ts';

/** Workers of one kind; a job goes to the one with the least to do. */
export interface WorkerPool<Api> {
  /** Starts all workers ahead of the first job; what cannot be started is told by the jobs. */
  start(): void;
  /** Ends the workers: those without a job, or all where nobody waits for what they do, at once, the others when no job is left; a later job finds new ones, for as long as it takes. */
  release(isAtOnce?: boolean): void;
  /** Keeps workers between jobs again, as a new pool does. */
  retain(): void;
  /** Rejects when the job does, when its worker dies, when it takes too long, and when it is given up, which costs its worker its life. */
  run<T>(job: Job<Api, T>, options?: JobOptions): Promise<T>;
}

export interface JobOptions {
  /** It goes before those that wait. */
  readonly isUrgent?: boolean;
  readonly signal?: AbortSignal | undefined;
}

export interface PoolOptions<Api> {
  readonly spawn: () => Worker;
  /** Does the same in the page itself, where no worker can be had: slower, and the page waits meanwhile; only the promises differ. */
  readonly inPage?: () => Promise<Api>;
  readonly size: number;
  /** Jobs a worker may have at a time. */
  readonly each?: number;
  /** A job that takes longer costs its worker its life. */
  readonly jobMs?: number;
  /** Workers without a job for so long are stopped and give their memory back. */
  readonly idleMs?: number;
}

type Job<Api, T> = (worker: Remote<Api>) => Promise<T>;

export function createWorkerPool<Api>({ spawn, inPage, size, each = 1, jobMs, idleMs }: PoolOptions<Api>): WorkerPool<Api> {
  const members = new Set<Member<Api>>();
  const turn = createSemaphore(size * each);
  let idle: ReturnType<typeof setTimeout> | undefined;
  /** Jobs that were asked for and have not ended. */
  let open = 0;
  let isReleased = false;
  const discard = (member: Member<Api>): void => {
    members.delete(member);
    member.end();
  };
  const begin = (): Member<Api> => {
    const member: Member<Api> = beginWorker(spawn, () => discard(member));
    members.add(member);
    return member;
  };
  const freest = (): Member<Api> => {
    const [least] = [...members].sort((one, other) => one.jobs - other.jobs);
    return least && (least.jobs === 0 || members.size === size) ? least : begin();
  };
  const discardAll = (): void => [...members].forEach(discard);
  const rest = (): void => {
    if (open > 0) return;
    if (isReleased) discardAll();
    else if (idleMs !== undefined) idle = setTimeout(discardAll, idleMs);
  };
  const runIn = async <T>(member: Member<Api>, job: Job<Api, T>, signal?: AbortSignal): Promise<T> => {
    member.jobs += 1;
    const limit = limits(jobMs, signal, () => discard(member));
    try {
      return await Promise.race([job(member.remote), member.death, limit.ended]);
    } finally {
      limit.lift();
      member.jobs -= 1;
    }
  };
  return {
    start: () => {
      isReleased = false;
      warnOf(() => {
        while (members.size < size) begin();
      });
    },
    retain: () => {
      isReleased = false;
    },
    release: (isAtOnce = false) => {
      isReleased = true;
      clearTimeout(idle);
      (isAtOnce ? discardAll : rest)();
    },
    run: (job, { isUrgent, signal } = {}) => {
      open += 1;
      clearTimeout(idle);
      return turn(async () => {
        try {
          signal?.throwIfAborted();
          return await runIn(freest(), job, signal);
        } catch (error) {
          if (!(error instanceof NoWorker && inPage)) throw error;
          return job((await inPage()) as unknown as Remote<Api>);
        }
      }, isUrgent).finally(() => {
        open -= 1;
        rest();
      });
    },
  };
}

function warnOf(job: () => void): void {
  try {
    job();
  } catch (error) {
    console.warn(error);
  }
}

/**
 * What ends a job that is not done.
 *
 * @param onEnd  called once `ended` is rejected, so that this is the reason that is told
 */
function limits(ms: number | undefined, signal: AbortSignal | undefined, onEnd: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp = (): void => undefined;
  const ended = new Promise<never>((_, reject) => {
    const end = (reason: unknown): void => {
      reject(reason);
      onEnd();
    };
    giveUp = () => end(signal?.reason);
    signal?.addEventListener('abort', giveUp);
    if (ms !== undefined) timer = setTimeout(() => end(new Error('The worker took too long')), ms);
  });
  const lift = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  };
  return { ended, lift };
}
