import type { PhotoType, SizePx } from '@muro/domain';
import { expose, transfer } from 'comlink';
import { md5 } from 'hash-wasm';
import { decode, makeCopies } from './make-copies.ts';
import { readHeader } from './read-header.ts';

/** What the photo worker does; every call is one message, pictures come back by transfer. */
const photoWorker = {
  readHeader: (file: Blob) => readHeader(file, (bytes) => md5(bytes)),
  makeCopies: (file: Blob, type: PhotoType, upright: SizePx | null) => makeCopies(file, type, upright),
  decode: async (file: Blob, size: SizePx): Promise<ImageBitmap> => {
    const bitmap = await decode(file, size);
    return transfer(bitmap, [bitmap]);
  },
};

export type PhotoWorker = typeof photoWorker;

expose(photoWorker);
