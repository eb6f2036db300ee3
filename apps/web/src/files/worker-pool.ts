import type { Remote } from 'comlink';
import { isNoCode, loadCode } from './load-code.ts';
import { NoWorker, type PoolWorker, startWorker, WorkerNotLoaded } from './pool-worker.ts';
import { createSemaphore } from './semaphore.ts';

/** A pool of workers of one kind; a job goes to the least busy worker. */
export interface WorkerPool<Api> {
  /** Starts all workers before the first job; start failures are reported by the jobs. */
  start(): void;
  /**
   * Ends the workers once no job is left; with `isAtOnce` immediately, which rejects running jobs. A later job starts new workers, which
   * end after it.
   */
  release(isAtOnce?: boolean): void;
  /** Keeps workers between jobs again, as a new pool does. */
  retain(): void;
  /** Rejects if the job fails, its worker crashes, its time limit passes, or it is aborted, which terminates its worker. */
  run<T>(job: Job<Api, T>, options?: JobOptions): Promise<T>;
}

export interface JobOptions {
  /** True to put the job at the front of the queue. */
  readonly isUrgent?: boolean;
  readonly signal?: AbortSignal | undefined;
}

export interface PoolOptions<Api> {
  readonly spawn: () => Worker;
  /** Loads the same API on the page, as a fallback without workers: slower, and it blocks the page; only the promises differ. */
  readonly pageFallback?: () => Promise<Api>;
  /** Resolves when the server answers. If given, a job whose code failed to load is retried after that. */
  readonly whenServerAnswers?: () => Promise<void>;
  readonly size: number;
  /** Maximum concurrent jobs per worker. */
  readonly jobsPerWorker?: number;
  /** Time limit of a job; a slower one terminates its worker. */
  readonly jobMs?: number;
  /** Idle time after which workers are terminated to free memory. */
  readonly idleMs?: number;
}

/** Maximum attempts of a job whose code fails to load although the server answers. */
const MAX_ATTEMPTS = 3;

type Job<Api, T> = (worker: Remote<Api>) => Promise<T>;

export function createWorkerPool<Api>(options: PoolOptions<Api>): WorkerPool<Api> {
  const { spawn, pageFallback, whenServerAnswers, size, jobsPerWorker = 1, jobMs, idleMs } = options;
  const workers = new Set<PoolWorker<Api>>();
  const semaphore = createSemaphore(size * jobsPerWorker);
  let idle: ReturnType<typeof setTimeout> | undefined;
  /** Number of requested jobs that have not ended. */
  let open = 0;
  let isReleased = false;
  const discard = (member: PoolWorker<Api>): void => {
    workers.delete(member);
    member.end();
  };
  const startOne = (): PoolWorker<Api> => {
    const member: PoolWorker<Api> = startWorker(spawn, () => discard(member));
    workers.add(member);
    return member;
  };
  const leastBusyWorker = (): PoolWorker<Api> => {
    const [leastBusy] = [...workers].sort((a, b) => a.jobs - b.jobs);
    return leastBusy && (leastBusy.jobs === 0 || workers.size === size) ? leastBusy : startOne();
  };
  const discardAll = (): void => [...workers].forEach(discard);
  const endWhenIdle = (): void => {
    if (open > 0) return;
    if (isReleased) discardAll();
    else if (idleMs !== undefined) idle = setTimeout(discardAll, idleMs);
  };
  return {
    start: () => {
      isReleased = false;
      logErrorsOf(() => {
        while (workers.size < size) startOne();
      });
    },
    retain: () => {
      isReleased = false;
    },
    release: (isAtOnce = false) => {
      isReleased = true;
      clearTimeout(idle);
      (isAtOnce ? discardAll : endWhenIdle)();
    },
    run: (job, { isUrgent, signal } = {}) => {
      open += 1;
      clearTimeout(idle);
      const once = (isLast: boolean) =>
        semaphore(async () => {
          try {
            signal?.throwIfAborted();
            return await runIn(leastBusyWorker(), job, { ms: jobMs, signal, discard });
          } catch (error) {
            if (!(error instanceof NoWorker && pageFallback) || (error instanceof WorkerNotLoaded && !isLast)) throw error;
            return job((await loadCode(pageFallback)) as unknown as Remote<Api>);
          }
        }, isUrgent);
      return retryCodeLoad(once, whenServerAnswers).finally(() => {
        open -= 1;
        endWhenIdle();
      });
    },
  };
}

/** Retries a job whose code failed to load, each time after the server has answered. */
async function retryCodeLoad<T>(once: (isLast: boolean) => Promise<T>, whenServerAnswers?: () => Promise<void>): Promise<T> {
  const maxAttempts = whenServerAnswers ? MAX_ATTEMPTS : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(attempt === maxAttempts);
    } catch (error) {
      if (attempt === maxAttempts || !(isNoCode(error) || error instanceof WorkerNotLoaded)) throw error;
      await whenServerAnswers?.();
    }
  }
}

interface RunOptions<Api> {
  readonly ms: number | undefined;
  readonly signal: AbortSignal | undefined;
  readonly discard: (member: PoolWorker<Api>) => void;
}

async function runIn<Api, T>(worker: PoolWorker<Api>, job: Job<Api, T>, { ms, signal, discard }: RunOptions<Api>): Promise<T> {
  worker.jobs += 1;
  const limit = createTimeLimit(ms, signal, () => discard(worker));
  try {
    return await Promise.race([job(worker.remote), worker.terminated, limit.ended]);
  } catch (error) {
    if (isNoCode(error)) discard(worker); // some browsers cache a failed code load per worker
    throw error;
  } finally {
    limit.clear();
    worker.jobs -= 1;
  }
}

function logErrorsOf(job: () => void): void {
  try {
    job();
  } catch (error) {
    console.warn(error);
  }
}

/**
 * Returns a promise that rejects at the time limit or on abort.
 *
 * @param onEnd  called after `ended` has rejected, so that this reason is reported first
 */
function createTimeLimit(ms: number | undefined, signal: AbortSignal | undefined, onEnd: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onAbort = (): void => undefined;
  const ended = new Promise<never>((_, reject) => {
    const end = (reason: unknown): void => {
      reject(reason);
      onEnd();
    };
    onAbort = () => end(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    if (ms !== undefined) timer = setTimeout(() => end(new Error('The worker took too long')), ms);
  });
  const clear = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  };
  return { ended, clear };
}
