import type { Effect, FileRules, PhotoType, SizePx } from '@muro/domain';
import type { HeicWorker } from './heic-worker.ts';
import type { CopiesRead, FileRead, JpegRead, Read } from './photo-read.ts';
import type { PhotoWorker } from './photo-worker.ts';
import { HEADER_READS, heicReads, resizeReads, SERVER_READS, takeTurns } from './take-turns.ts';
import { createWorkerPool } from './worker-pool.ts';

/** Reads photos off the main thread, never more at a time than the named numbers. */
export interface PhotoReader {
  /** Starts the workers ahead of the first photo. */
  start(): void;
  readHeader(file: Blob, rules: FileRules): Promise<FileRead>;
  /** A photo of another kind, of this size, as the JPEG that is shown, sent and printed. */
  toJpeg(file: Blob, kind: 'png' | 'heic', size: SizePx | null): Promise<Read<JpegRead>>;
  makeCopies(file: Blob, type: PhotoType, upright: SizePx | null): Promise<Read<CopiesRead>>;
  /** The picture scaled to `size`, upright, with its effect; the receiver closes it. Rejects when it cannot be decoded. */
  decode(file: Blob, size: SizePx, effect: Effect): Promise<ImageBitmap>;
  /** A photo's web copy from the server. [HCALL-25] [HCALL-26] */
  readServerFile(src: string): Promise<Read<{ readonly file: Blob }>>;
}

/** A HEIC of a hundred megapixels takes some ten seconds; what needs longer is no photo. */
const HEIC_MS = 60_000;
const HEIC_IDLE_MS = 15_000;
/** Larger ones wait for each other: decoding one takes up to a gigabyte and a half at the limit of 100 megapixels. */
const HEIC_ALONE_PX = 25_000_000;

/** One reader for the whole app; its workers start when the editor opens, so that a server lost later does not matter. */
export const photoReader: PhotoReader = createReader();

function createReader(): PhotoReader {
  const cores = globalThis.navigator?.hardwareConcurrency;
  const spawn = () => new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  const spawnHeic = () => new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  const headers = createWorkerPool<PhotoWorker>({ spawn, size: 1, each: HEADER_READS });
  const pictures = createWorkerPool<PhotoWorker>({ spawn, size: resizeReads(cores) });
  const heics = createWorkerPool<HeicWorker>({ spawn: spawnHeic, size: heicReads(cores), jobMs: HEIC_MS, idleMs: HEIC_IDLE_MS });
  const aloneTurn = takeTurns(1);
  const serverTurn = takeTurns(SERVER_READS);
  const heicToJpeg = (file: Blob): Promise<Read<JpegRead>> => heics.run<Read<JpegRead>>((worker) => worker.toJpeg(file));
  const isLarge = (size: SizePx | null): boolean => size !== null && size.widthPx * size.heightPx > HEIC_ALONE_PX;
  const stopped = () => ({ error: 'ERROR_COULD_NOT_LOAD' }) as const;
  return {
    start: () => {
      headers.start();
      pictures.start();
    },
    readHeader: (file, rules) =>
      headers.run<FileRead>((worker) => worker.readHeader(file, rules)).catch(() => ({ ...stopped(), sizeBytes: 0 })),
    toJpeg: (file, kind, size) =>
      (kind === 'png'
        ? pictures.run<Read<JpegRead>>((worker) => worker.pngToJpeg(file))
        : isLarge(size)
          ? aloneTurn(() => heicToJpeg(file))
          : heicToJpeg(file)
      ).catch(stopped),
    makeCopies: (file, type, upright) => pictures.run<Read<CopiesRead>>((worker) => worker.makeCopies(file, type, upright)).catch(stopped),
    decode: (file, size, effect) => pictures.run((worker) => worker.decode(file, size, effect), true),
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
