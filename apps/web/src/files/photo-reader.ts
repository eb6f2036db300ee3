import type { PhotoType, SizePx } from '@muro/domain';
import { type Remote, wrap } from 'comlink';
import type { CopiesRead, HeaderRead, Read } from './photo-read.ts';
import type { PhotoWorker } from './photo-worker.ts';
import { HEADER_READS, resizeReads, SERVER_READS, takeTurns } from './take-turns.ts';

/** Reads photos off the main thread, never more at a time than the named numbers. */
export interface PhotoReader {
  readHeader(file: Blob): Promise<Read<HeaderRead>>;
  makeCopies(file: Blob, type: PhotoType, upright: SizePx | null): Promise<Read<CopiesRead>>;
  /** The picture scaled to `size`, upright; the receiver closes it. Rejects when it cannot be decoded. */
  decode(file: Blob, size: SizePx): Promise<ImageBitmap>;
  /** A photo's web copy from the server. [HCALL-25] [HCALL-26] */
  readServerFile(src: string): Promise<Read<{ readonly file: Blob }>>;
}

/** One reader for the whole app; its worker starts with the first photo. */
export const photoReader: PhotoReader = createReader();

function createReader(): PhotoReader {
  let started: Remote<PhotoWorker> | null = null;
  const worker = (): Remote<PhotoWorker> => {
    started ??= wrap<PhotoWorker>(new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' }));
    return started;
  };
  const headerTurn = takeTurns(HEADER_READS);
  const resizeTurn = takeTurns(resizeReads(globalThis.navigator?.hardwareConcurrency));
  const serverTurn = takeTurns(SERVER_READS);
  return {
    readHeader: (file) => headerTurn(async () => worker().readHeader(file)),
    makeCopies: (file, type, upright) => resizeTurn(async () => worker().makeCopies(file, type, upright)),
    decode: (file, size) => resizeTurn(() => worker().decode(file, size)),
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
