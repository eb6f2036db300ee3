import { type Remote, wrap } from 'comlink';

/** A worker of a pool. */
export interface Member<Api> {
  readonly remote: Remote<Api>;
  /** Rejects when the worker dies, is ended or cannot be loaded: a call to it would never be answered. */
  readonly death: Promise<never>;
  jobs: number;
  end(): void;
}

/**
 * The browser starts no worker, or does not get its code. One that had worked and died is another matter: its job may have been the
 * reason.
 */
export class NoWorker extends Error {}

/** The browser did not get the code of the worker. */
export class WorkerNotLoaded extends NoWorker {}

/** @throws {NoWorker} when the browser refuses at once */
export function beginWorker<Api>(spawn: () => Worker, onDeath: () => void): Member<Api> {
  const worker = spawned(spawn);
  let hasSpoken = false;
  worker.addEventListener('message', () => (hasSpoken = true), { once: true });
  let fail = (_: Error): void => undefined;
  const death = new Promise<never>((_, reject) => {
    fail = reject;
  });
  worker.addEventListener('error', () => {
    fail(hasSpoken ? new Error('The worker stopped') : new WorkerNotLoaded('The worker stopped before it began'));
    onDeath();
  });
  death.catch(() => undefined);
  const end = (): void => {
    worker.terminate();
    fail(new Error('The worker was ended'));
  };
  return { remote: wrap<Api>(worker), death, jobs: 0, end };
}

function spawned(spawn: () => Worker): Worker {
  try {
    return spawn();
  } catch (cause) {
    throw new NoWorker('The browser starts no worker', { cause });
  }
}
