import { open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { checkPhotoFile, type PhotoErrorKey } from '@muro/domain';
import { type ChildPool, createChildPool } from '../../children/child-pool.ts';
import type { ChildFailure } from '../../children/run-in-child.ts';
import type { PhotoChecker, PhotoVerdict } from '../types/photos.ts';
import type { PhotoAnswer, PhotoTask } from './photo-tasks.ts';

/**
 * A photo of 100 megapixels is decoded in about three seconds and half a gigabyte; anything that needs more than these limits is refused.
 */
const TIMEOUT_MS = 12_000;
/** Longest wait for a child, and longest run on a busy machine, ms: together less than a page waits for its response. */
const MAX_WAITING_MS = 45_000;
const ELAPSED_LIMIT_MS = 60_000;
const MAX_BYTES = 900_000_000;
const MAX_WAITING = 200;
/** Pause between uploads after which an idle child, which holds 110 MB, is ended, ms. */
const IDLE_MS = 30_000;
/** Bytes that contain most headers; a longer header is read in the child. */
const HEAD_BYTES = 65_536;

export interface PhotoChecking extends PhotoChecker {
  pids(): readonly number[];
  stop(): Promise<void>;
}

/** Checks photos in child processes: a malicious photo fails its own upload, never the server. */
export function createPhotoChecker({ maxWaitingMs = MAX_WAITING_MS } = {}): PhotoChecking {
  const pool: ChildPool<PhotoTask, PhotoAnswer> = createChildPool({
    entry: 'photo-child',
    size: Math.min(2, availableParallelism()),
    maxWaiting: MAX_WAITING,
    maxWaitingMs,
    timeoutMs: TIMEOUT_MS,
    elapsedLimitMs: ELAPSED_LIMIT_MS,
    maxBytes: MAX_BYTES,
    idleMs: IDLE_MS,
  });
  return {
    async check(path, copies) {
      const error = await headFault(path);
      if (error) return { ok: false, error };
      const task: PhotoTask = { kind: 'check', path, ...copies };
      const verdict = (await runWithRetries(pool, task)) as PhotoVerdict;
      // Only the server can have lost a received file, so this is not refused as a bad photo; the client sends it again.
      if (!verdict.ok && verdict.error === 'ERROR_NO_FILE_ACCESS') throw new Error(`A received photo cannot be read: ${path}`);
      return verdict;
    },
    async repaint(path, out) {
      return (await runWithRetries(pool, { kind: 'repaint', path, out })).ok;
    },
    async shopPictureFault(path, kind) {
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
        const answer = await runWithRetries(pool, { kind, path });
        if (answer.ok) return null;
        if ('fault' in answer && answer.fault) return answer.fault;
        if (!('error' in answer && answer.error === 'ERROR_TOO_MANY')) return 'takes too long or too much memory to be read';
      }
      throw new Error(`The machine is too busy to check ${path}.`);
    },
    pids: pool.pids,
    stop: pool.stop,
  };
}

/** Checks the first bytes of a file, so that a file that is not a photo, or has too many pixels, needs no child process. */
async function headFault(path: string): Promise<PhotoErrorKey | null> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return checkPhotoFile(buffer.subarray(0, bytesRead), (await file.stat()).size);
  } finally {
    await file.close();
  }
}

/**
 * A child may also be killed from outside, and the next one while it starts; if all of these attempts end with a dead child, the photo is
 * the cause.
 */
const MAX_ATTEMPTS = 3;

/** Retries a task whose child died or was stopped. */
async function runWithRetries(pool: ChildPool<PhotoTask, PhotoAnswer>, task: PhotoTask): Promise<PhotoAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await pool.run(task);
    } catch (error) {
      const { reason } = error as ChildFailure;
      if ((reason === 'died' || reason === 'stopped') && attempt < MAX_ATTEMPTS) continue;
      return { ok: false, error: ['busy', 'late', 'stopped'].includes(reason) ? 'ERROR_TOO_MANY' : 'ERROR_COULD_NOT_LOAD' };
    }
  }
}
