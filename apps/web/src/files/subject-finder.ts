import type { PhotoSubject } from '@muro/domain';
import { NO_DETECTOR } from './no-detector.ts';
import type { SubjectWork } from './subject-work.ts';
import { warned } from './warned.ts';
import { createWorkerPool } from './worker-pool.ts';

/** A phone's processor takes some seconds for a picture; what takes longer has stopped. */
const FIND_MS = 20_000;
const IDLE_MS = 30_000;
/** After so many failures no more faces are looked for until the editor is opened again. */
const MOST_FAILURES = 2;
/** Rests before the detector is sent for again where it did not come, ms. */
const RESTS_MS = [3_000, 10_000];

/** Finds out what photos are about, in a worker of its own; never in the page, which would stand still meanwhile. */
export interface SubjectFinder {
  /** Faces, else where there is most to see; null where neither can be had. */
  find(picture: Blob): Promise<PhotoSubject | null>;
  /** Ends the worker, whatever it does. */
  end(): void;
}

const createSubjectPool = () =>
  createWorkerPool<SubjectWork>({
    spawn: () => new Worker(new URL('./subject-worker.ts', import.meta.url), { type: 'module' }),
    size: 1,
    jobMs: FIND_MS,
    idleMs: IDLE_MS,
  });

export function createSubjectFinder(): SubjectFinder {
  const workers = createSubjectPool();
  let failures = 0;
  let visit = 0;

  /** @throws what the last try does */
  const facesOnceThere = async (picture: Blob): Promise<PhotoSubject | null> => {
    const began = visit;
    for (const restMs of [...RESTS_MS, null]) {
      try {
        return await workers.run<PhotoSubject | null>((worker) => worker.faces(picture));
      } catch (error) {
        if (restMs === null || began !== visit || (error as Error).name !== NO_DETECTOR) throw error;
        workers.release(true);
        await new Promise((done) => setTimeout(done, restMs));
        if (began !== visit) throw error;
        workers.retain();
      }
    }
    return null;
  };
  const faces = async (picture: Blob): Promise<PhotoSubject | null | 'not-now'> => {
    if (failures >= MOST_FAILURES) return null;
    const began = visit;
    try {
      return await facesOnceThere(picture);
    } catch (error) {
      if (began !== visit || isOffline()) return 'not-now';
      failures += 1;
      return warned(error);
    }
  };
  const content = (picture: Blob): Promise<PhotoSubject | null> =>
    workers.run<PhotoSubject | null>((worker) => worker.content(picture)).catch(warned);
  return {
    find: async (picture) => {
      workers.retain();
      const found = await faces(picture);
      // What is learned of a photo stays with it: a head that nobody looked for would be cut off for good.
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
