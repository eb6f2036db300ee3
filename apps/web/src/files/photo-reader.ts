import type { Effect, FileRules, PhotoType, SizePx } from '@muro/domain';
import type { HeicWork } from './heic-work.ts';
import type { CopiesRead, FileRead, JpegRead, QuickPicture, Read } from './photo-read.ts';
import type { ForeignKind, PhotoWork } from './photo-work.ts';
import { concurrentHeicReads, HEADER_READS, resizeReads, SERVER_READS } from './read-limits.ts';
import { readServerFile } from './read-server-file.ts';
import { createSemaphore } from './semaphore.ts';
import { createWorkerPool } from './worker-pool.ts';

/** Reads photos in workers, within the concurrency limits of `read-limits`. */
export interface PhotoReader {
  /** Starts the workers before the first photo. */
  start(): void;
  /** Ends the workers of each kind once they have no job left. */
  release(): void;
  readHeader(file: Blob, rules: FileRules): Promise<FileRead>;
  /** Starts reading headers that will be requested soon, each once. */
  readAhead(files: readonly Blob[], rules: FileRules): void;
  /** Returns a preview before the photo has been read; null if a preview takes as long. */
  quickPicture(file: Blob, upright: SizePx): Promise<QuickPicture | null>;
  /** Converts a photo of another format and of this size to the JPEG that is shown, uploaded and printed. */
  toJpeg(file: Blob, kind: ForeignKind | 'heic', size: SizePx | null): Promise<Read<JpegRead>>;
  makeCopies(file: Blob, type: PhotoType, upright: SizePx | null): Promise<Read<CopiesRead>>;
  /** Returns the picture scaled to `size`, upright, with its effect; the receiver closes it. Rejects if it cannot be decoded. */
  decode(file: Blob, size: SizePx, effect: Effect): Promise<ImageBitmap>;
  /** Loads a photo's web copy from the server. [HCALL-25] [HCALL-26] */
  readServerFile(src: string, signal?: AbortSignal): Promise<Read<{ readonly file: Blob }>>;
}

/** Time limit: a HEIC of a hundred megapixels takes about ten seconds. */
const HEIC_MS = 60_000;
const HEIC_IDLE_MS = 15_000;
/** HEIC photos above this size are decoded one at a time: each takes up to 1.5 GB at the limit of 100 megapixels. */
const HEIC_ALONE_PX = 25_000_000;

/** Returns the pool of workers that decode HEIC photos, `size` at a time. */
const createHeicPool = (size: number, whenServerAnswers?: () => Promise<void>) =>
  createWorkerPool<HeicWork>({
    ...(whenServerAnswers && { whenServerAnswers }),
    spawn: () => new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' }),
    pageFallback: async () => (await import('./heic-work.ts')).heicWork,
    size,
    jobMs: HEIC_MS,
    idleMs: HEIC_IDLE_MS,
  });

/**
 * Creates the reader. Its workers start when the editor opens, so that a server lost later does not matter; code that loads later waits for
 * the server.
 */
export function createPhotoReader(whenServerAnswers?: () => Promise<void>): PhotoReader {
  const cores = globalThis.navigator?.hardwareConcurrency;
  const spawn = () => new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  const pageFallback = async () => (await import('./photo-work.ts')).photoWork;
  const waits = whenServerAnswers && { whenServerAnswers };
  const headers = createWorkerPool<PhotoWork>({ ...waits, spawn, pageFallback, size: 1, jobsPerWorker: HEADER_READS });
  const pictures = createWorkerPool<PhotoWork>({ ...waits, spawn, pageFallback, size: resizeReads(cores) });
  const heics = createHeicPool(concurrentHeicReads(cores), whenServerAnswers);
  const alone = createSemaphore(1);
  const serverReads = createSemaphore(SERVER_READS);
  const heicToJpeg = (file: Blob): Promise<Read<JpegRead>> => heics.run<Read<JpegRead>>((worker) => worker.toJpeg(file));
  const isLarge = (size: SizePx | null): boolean => size !== null && size.widthPx * size.heightPx > HEIC_ALONE_PX;
  const stopped = () => ({ error: 'ERROR_COULD_NOT_LOAD' }) as const;
  const ahead = new WeakMap<Blob, Promise<FileRead>>();
  const headerOf = (file: Blob, rules: FileRules): Promise<FileRead> =>
    headers.run<FileRead>((worker) => worker.readHeader(file, rules)).catch(() => ({ ...stopped(), sizeBytes: 0 }));
  return {
    start: () => {
      headers.start();
      pictures.start();
      heics.retain();
    },
    release: () => {
      headers.release();
      pictures.release();
      heics.release();
    },
    readHeader: (file, rules) => {
      const cached = ahead.get(file);
      ahead.delete(file);
      return cached ?? headerOf(file, rules);
    },
    readAhead: (files, rules) => {
      for (const file of files) ahead.set(file, headerOf(file, rules));
    },
    quickPicture: (file, upright) => headers.run<QuickPicture | null>((worker) => worker.quickPicture(file, upright)).catch(() => null),
    toJpeg: (file, kind, size) =>
      (kind !== 'heic'
        ? pictures.run<Read<JpegRead>>((worker) => worker.toJpeg(file, kind))
        : isLarge(size)
          ? alone(() => heicToJpeg(file))
          : heicToJpeg(file)
      ).catch(stopped),
    makeCopies: (file, type, upright) => pictures.run<Read<CopiesRead>>((worker) => worker.makeCopies(file, type, upright)).catch(stopped),
    decode: (file, size, effect) => pictures.run((worker) => worker.decode(file, size, effect), { isUrgent: true }),
    readServerFile: (src, signal) => serverReads(() => readServerFile(src, signal)),
  };
}
