import type { Effect, PhotoType, SizePx } from '@muro/domain';
import { type Remote, wrap } from 'comlink';
import type { CopiesRead, HeaderRead, Read } from './photo-read.ts';
import type { PhotoWorker } from './photo-worker.ts';
import { HEADER_READS, resizeReads, SERVER_READS, takeTurns } from './take-turns.ts';

/** Reads photos off the main thread, never more at a time than the named numbers. */
export interface PhotoReader {
  /** Starts the worker ahead of the first photo. */
  start(): void;
  readHeader(file: Blob): Promise<Read<HeaderRead>>;
  makeCopies(file: Blob, type: PhotoType, upright: SizePx | null): Promise<Read<CopiesRead>>;
  /** The picture scaled to `size`, upright, with its effect; the receiver closes it. Rejects when it cannot be decoded. */
  decode(file: Blob, size: SizePx, effect: Effect): Promise<ImageBitmap>;
  /** A photo's web copy from the server. [HCALL-25] [HCALL-26] */
  readServerFile(src: string): Promise<Read<{ readonly file: Blob }>>;
}

/** One reader for the whole app; its worker starts when the editor opens, so that a server lost later does not matter. */
export const photoReader: PhotoReader = createReader();

interface Started {
  readonly worker: Remote<PhotoWorker>;
  /** Rejects when the worker dies or cannot be loaded: a call to it would never be answered. */
  readonly death: Promise<never>;
}

function createReader(): PhotoReader {
  let started: Started | null = null;
  const start = (): Started => {
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
    const death = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => {
        started = null;
        reject(new Error('The photo worker stopped'));
      });
    });
    death.catch(() => undefined);
    return { worker: wrap<PhotoWorker>(worker), death };
  };
  const ask = async <T>(call: (worker: Remote<PhotoWorker>) => Promise<T>): Promise<T> => {
    started ??= start();
    const { worker, death } = started;
    return Promise.race([call(worker), death]);
  };
  const stopped = { error: 'ERROR_COULD_NOT_LOAD' } as const;
  const headerTurn = takeTurns(HEADER_READS);
  const resizeTurn = takeTurns(resizeReads(globalThis.navigator?.hardwareConcurrency));
  const serverTurn = takeTurns(SERVER_READS);
  return {
    start: () => {
      started ??= start();
    },
    readHeader: (file) => headerTurn(() => ask<Read<HeaderRead>>(async (worker) => worker.readHeader(file)).catch(() => stopped)),
    makeCopies: (file, type, upright) =>
      resizeTurn(() => ask<Read<CopiesRead>>(async (worker) => worker.makeCopies(file, type, upright)).catch(() => stopped)),
    decode: (file, size, effect) => resizeTurn(() => ask((worker) => worker.decode(file, size, effect))),
    readServerFile: (src) => serverTurn(() => readServerFile(src)),
  };
}

async function readServerFile(src: string): Promise<Read<{ readonly file: Blob }>> {
  try {
    const answer = await fetch(src, { credentials: 'same-origin' });
    if (answer.status === 200) return { error: null, file: await answer.blob() };
    return { error: answer.status === 404 ? 'ERROR_NO_FILE_ACCESS' : 'ERROR_IMAGE_COULD_NOT_BE_LOADED' };
  } catch {
    return { error: 'ERROR_IMAGE_COULD_NOT_BE_LOADED' };
  }
}
