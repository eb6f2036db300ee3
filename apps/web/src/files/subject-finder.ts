import type { PhotoSubject } from '@muro/domain';
import type { SubjectWork } from './subject-work.ts';
import { createWorkerPool } from './worker-pool.ts';

/** A phone's processor takes some seconds for a picture; what takes longer has stopped. */
const FIND_MS = 20_000;
const IDLE_MS = 30_000;
/** After so many failures no more faces are looked for until the editor is opened again. */
const MOST_FAILURES = 2;

/** Finds out what photos are about, in a worker of its own; never in the page, which would stand still meanwhile. */
export interface SubjectFinder {
  /** Faces, else where there is most to see; null where neither can be had. */
  find(picture: Blob): Promise<PhotoSubject | null>;
  /** Ends the worker, whatever it does. */
  end(): void;
}

export function createSubjectFinder(): SubjectFinder {
  const workers = createWorkerPool<SubjectWork>({
    spawn: () => new Worker(new URL('./subject-worker.ts', import.meta.url), { type: 'module' }),
    size: 1,
    jobMs: FIND_MS,
    idleMs: IDLE_MS,
  });
  let failures = 0;
  const faces = async (picture: Blob): Promise<PhotoSubject | null> => {
    if (failures >= MOST_FAILURES) return null;
    try {
      return await workers.run<PhotoSubject | null>((worker) => worker.faces(picture));
    } catch (error) {
      failures += 1;
      console.warn(error);
      return null;
    }
  };
  const content = (picture: Blob): Promise<PhotoSubject | null> =>
    workers
      .run<PhotoSubject | null>((worker) => worker.content(picture))
      .catch((error: unknown) => {
        console.warn(error);
        return null;
      });
  return {
    find: async (picture) => {
      workers.retain();
      return (await faces(picture)) ?? content(picture);
    },
    end: () => {
      failures = 0;
      workers.release(true);
    },
  };
}
