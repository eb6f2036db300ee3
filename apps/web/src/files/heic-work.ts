import { heicToJpeg } from './heic-to-jpeg.ts';

/** API of the HEIC worker; separate from the photo worker, because its library is slow to start and uses much memory. */
export const heicWork = { toJpeg: (file: Blob) => heicToJpeg(file) };

export type HeicWork = typeof heicWork;
