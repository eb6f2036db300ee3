import type { PhotoSubject } from '@muro/domain';
import { logWarning } from './log-warning.ts';
import { NO_DETECTOR } from './no-detector.ts';
import type { SubjectWork } from './subject-work.ts';
import { createWorkerPool } from './worker-pool.ts';

/** Time limit: a phone takes some seconds per picture; a job that takes this long hangs. */
const JOB_TIMEOUT_MS = 20_000;
const IDLE_MS = 30_000;
/** Face detection is disabled after this many failures, until the editor is opened again. */
const MAX_FAILURES = 2;
/** Delays before the detector is loaded again after a failure, ms. */
const RETRY_DELAYS_MS = [3_000, 10_000];

/** Finds the subjects of photos in a worker; never on the page, which it would block. */
export interface SubjectFinder {
  /** Returns the faces, or else the area with the most detail; null if neither can be found. */
  find(picture: Blob): Promise<PhotoSubject | null>;
  /** Terminates the worker, even during a job. */
  end(): void;
}

const createSubjectPool = () =>
  createWorkerPool<SubjectWork>({
    spawn: () => new Worker(new URL('./subject-worker.ts', import.meta.url), { type: 'module' }),
    size: 1,
    jobMs: JOB_TIMEOUT_MS,
    idleMs: IDLE_MS,
  });

export function createSubjectFinder(): SubjectFinder {
  const workers = createSubjectPool();
  let failures = 0;
  let visit = 0;

  /** @throws the error of the last attempt */
  const retryFaces = async (picture: Blob): Promise<PhotoSubject | null> => {
    const startVisit = visit;
    for (const delayMs of [...RETRY_DELAYS_MS, null]) {
      try {
        return await workers.run<PhotoSubject | null>((worker) => worker.faces(picture));
      } catch (error) {
        if (delayMs === null || startVisit !== visit || (error as Error).name !== NO_DETECTOR) throw error;
        workers.release(true);
        await new Promise((done) => setTimeout(done, delayMs));
        if (startVisit !== visit) throw error;
        workers.retain();
      }
    }
    return null;
  };
  const faces = async (picture: Blob): Promise<PhotoSubject | null | 'not-now'> => {
    if (failures >= MAX_FAILURES) return null;
    const startVisit = visit;
    try {
      return await retryFaces(picture);
    } catch (error) {
      if (startVisit !== visit || isOffline()) return 'not-now';
      failures += 1;
      return logWarning(error);
    }
  };
  const content = (picture: Blob): Promise<PhotoSubject | null> =>
    workers.run<PhotoSubject | null>((worker) => worker.content(picture)).catch(logWarning);
  return {
    find: async (picture) => {
      workers.retain();
      const found = await faces(picture);
      // The result is stored with the photo: one without face detection would crop heads permanently, so none is returned.
      return found === 'not-now' ? null : (found ?? content(picture));
    },
    end: () => {
      failures = 0;
      visit += 1;
      workers.release(true);
    },
  };
}

const isOffline = (): boolean => globalThis.navigator?.onLine === false;
