import type { Effect, FileRules, PhotoType, SizePx } from '@muro/domain';
import { expose, transfer } from 'comlink';
import { md5 } from 'hash-wasm';
import { bakeEffect } from './bake-effect.ts';
import { decode, makeCopies } from './make-copies.ts';
import type { FileRead } from './photo-read.ts';
import { pngToJpeg } from './png-to-jpeg.ts';
import { readHeader } from './read-header.ts';

/** What the photo worker does; every call is one message, pictures come back by transfer. */
const photoWorker = {
  readHeader: async (file: Blob, rules: FileRules): Promise<FileRead> => {
    const read = await readHeader(file, (bytes) => md5(bytes), rules);
    return { ...read, sizeBytes: file.size };
  },
  makeCopies: (file: Blob, type: PhotoType, upright: SizePx | null) => makeCopies(file, type, upright),
  pngToJpeg: (file: Blob) => pngToJpeg(file),
  decode: async (file: Blob, size: SizePx, effect: Effect): Promise<ImageBitmap> => {
    const bitmap = bakeEffect(await decode(file, size), effect);
    return transfer(bitmap, [bitmap]);
  },
};

export type PhotoWorker = typeof photoWorker;

expose(photoWorker);
