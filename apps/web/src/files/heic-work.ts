import { heicToJpeg } from './heic-to-jpeg.ts';

/** What the HEIC worker does; apart from the photo worker, because its library is slow to start and keeps much memory. */
export const heicWork = { toJpeg: (file: Blob) => heicToJpeg(file) };

export type HeicWork = typeof heicWork;
