import type { Remote } from 'comlink';
import { isNoCode, loadCode } from './load-code.ts';
import { beginWorker, type Member, NoWorker, WorkerNotLoaded } from './pool-member.ts';
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
  /** Resolves when the server answers. Where it is given, a job whose code did not come is tried again after that. */
  readonly whenServerAnswers?: () => Promise<void>;
  readonly size: number;
  /** Jobs a worker may have at a time. */
  readonly each?: number;
  /** A job that takes longer costs its worker its life. */
  readonly jobMs?: number;
  /** Workers without a job for so long are stopped and give their memory back. */
  readonly idleMs?: number;
}

/** So often a job is tried whose code does not come although the server answers. */
const MOST_TRIES = 3;

type Job<Api, T> = (worker: Remote<Api>) => Promise<T>;

export function createWorkerPool<Api>(options: PoolOptions<Api>): WorkerPool<Api> {
  const { spawn, inPage, whenServerAnswers, size, each = 1, jobMs, idleMs } = options;
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
      const once = (isLast: boolean) =>
        turn(async () => {
          try {
            signal?.throwIfAborted();
            return await runIn(freest(), job, { ms: jobMs, signal, discard });
          } catch (error) {
            if (!(error instanceof NoWorker && inPage) || (error instanceof WorkerNotLoaded && !isLast)) throw error;
            return job((await loadCode(inPage)) as unknown as Remote<Api>);
          }
        }, isUrgent);
      return tried(once, whenServerAnswers).finally(() => {
        open -= 1;
        rest();
      });
    },
  };
}

/** Tries a job again whose code did not come, each time after the server has answered. */
async function tried<T>(once: (isLast: boolean) => Promise<T>, whenServerAnswers?: () => Promise<void>): Promise<T> {
  const most = whenServerAnswers ? MOST_TRIES : 1;
  for (let tries = 1; ; tries += 1) {
    try {
      return await once(tries === most);
    } catch (error) {
      if (tries === most || !(isNoCode(error) || error instanceof WorkerNotLoaded)) throw error;
      await whenServerAnswers?.();
    }
  }
}

interface RunOptions<Api> {
  readonly ms: number | undefined;
  readonly signal: AbortSignal | undefined;
  readonly discard: (member: Member<Api>) => void;
}

async function runIn<Api, T>(member: Member<Api>, job: Job<Api, T>, { ms, signal, discard }: RunOptions<Api>): Promise<T> {
  member.jobs += 1;
  const limit = limits(ms, signal, () => discard(member));
  try {
    return await Promise.race([job(member.remote), member.death, limit.ended]);
  } catch (error) {
    if (isNoCode(error)) discard(member); // some browsers remember in a worker that code did not come
    throw error;
  } finally {
    limit.lift();
    member.jobs -= 1;
  }
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
