import type { Effect, FileRules, PhotoKind, PhotoType, SizePx } from '@muro/domain';
import { transfer } from 'comlink';
import { md5 } from 'hash-wasm';
import { bakeEffect } from './bake-effect.ts';
import { browserToJpeg } from './browser-to-jpeg.ts';
import { decode, makeCopies } from './make-copies.ts';
import type { FileRead, QuickPicture } from './photo-read.ts';
import { quickPicture } from './quick-picture.ts';
import { rawToJpeg } from './raw-to-jpeg.ts';
import { readHeader } from './read-header.ts';
import { tiffToJpeg } from './tiff-to-jpeg.ts';

/** Formats converted in the photo worker; HEIC has a worker of its own. */
export type ForeignKind = Exclude<PhotoKind, 'jpeg' | 'heic'>;

/** API of the photo worker; each call is one message, bitmaps are transferred. */
export const photoWork = {
  readHeader: async (file: Blob, rules: FileRules): Promise<FileRead> => {
    const read = await readHeader(file, (bytes) => md5(bytes), rules);
    return { ...read, sizeBytes: file.size };
  },
  quickPicture: async (file: Blob, upright: SizePx): Promise<QuickPicture | null> => {
    const quick = await quickPicture(file, upright);
    return quick && transfer(quick, [quick.picture]);
  },
  makeCopies: (file: Blob, type: PhotoType, upright: SizePx | null) => makeCopies(file, type, upright),
  toJpeg: (file: Blob, kind: ForeignKind) =>
    kind === 'tiff' ? tiffToJpeg(file) : kind === 'raw' ? rawToJpeg(file) : browserToJpeg(file, kind),
  decode: async (file: Blob, size: SizePx, effect: Effect): Promise<ImageBitmap> => {
    const bitmap = bakeEffect(await decode(file, size), effect);
    return transfer(bitmap, [bitmap]);
  },
};

export type PhotoWork = typeof photoWork;
