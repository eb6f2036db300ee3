import { type Remote, wrap } from 'comlink';

/** A worker of a pool. */
export interface PoolWorker<Api> {
  readonly remote: Remote<Api>;
  /** Rejects if the worker crashes, is ended or cannot be loaded: a call to it would never be answered. */
  readonly terminated: Promise<never>;
  jobs: number;
  end(): void;
}

/**
 * Thrown when the browser cannot start a worker or load its code. A worker
 * that crashes later is a different case: its job may be the cause.
 */
export class NoWorker extends Error {}

/** Thrown when the worker's code failed to load. */
export class WorkerNotLoaded extends NoWorker {}

/** @throws {NoWorker} if the browser refuses synchronously */
export function startWorker<Api>(spawn: () => Worker, onCrash: () => void): PoolWorker<Api> {
  const worker = spawned(spawn);
  let hasResponded = false;
  worker.addEventListener('message', () => (hasResponded = true), { once: true });
  let fail = (_: Error): void => undefined;
  const terminated = new Promise<never>((_, reject) => {
    fail = reject;
  });
  worker.addEventListener('error', () => {
    fail(hasResponded ? new Error('The worker stopped') : new WorkerNotLoaded('The worker stopped before it began'));
    onCrash();
  });
  terminated.catch(() => undefined);
  const end = (): void => {
    worker.terminate();
    fail(new Error('The worker was ended'));
  };
  return { remote: wrap<Api>(worker), terminated, jobs: 0, end };
}

function spawned(spawn: () => Worker): Worker {
  try {
    return spawn();
  } catch (cause) {
    throw new NoWorker('The browser starts no worker', { cause });
  }
}
