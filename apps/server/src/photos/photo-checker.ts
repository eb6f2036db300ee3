import { availableParallelism } from 'node:os';
import { type ChildFailure, type ChildPool, createChildPool } from '../children/child-pool.ts';
import type { PhotoChecker, PhotoVerdict } from '../use-cases/ports.ts';
import type { PhotoAnswer, PhotoTask } from './look-at-photo.ts';

/** A photo of 100 megapixels is decoded in about three seconds and half a gigabyte; what needs more is no photo. */
const TIMEOUT_MS = 12_000;
const MAX_BYTES = 900_000_000;
const MAX_WAITING = 200;
const IDLE_MS = 60_000;

export interface PhotoChecking extends PhotoChecker {
  pids(): readonly number[];
  stop(): Promise<void>;
}

/** Checks photos in child processes: a hostile one costs its own upload, never the server. */
export function createPhotoChecker(): PhotoChecking {
  const pool: ChildPool<PhotoTask, PhotoAnswer> = createChildPool({
    entry: 'photo-child',
    size: Math.min(2, availableParallelism()),
    maxWaiting: MAX_WAITING,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    idleMs: IDLE_MS,
  });
  return {
    async check(path, copies) {
      const task: PhotoTask = { kind: 'check', path, ...copies };
      return (await runTwice(pool, task)) as PhotoVerdict;
    },
    async repaint(path, out) {
      return (await runTwice(pool, { kind: 'repaint', path, out })).ok;
    },
    pids: pool.pids,
    stop: pool.stop,
  };
}

/** A child that somebody else killed gets the photo a second chance; one that died of the photo does not. */
async function runTwice(pool: ChildPool<PhotoTask, PhotoAnswer>, task: PhotoTask): Promise<PhotoAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await pool.run(task);
    } catch (error) {
      const { reason } = error as ChildFailure;
      if (reason === 'died' && attempt === 1) continue;
      return { ok: false, error: reason === 'busy' ? 'ERROR_TOO_MANY' : 'ERROR_COULD_NOT_LOAD' };
    }
  }
}
