import { expose } from 'comlink';
import { heicToJpeg } from './heic-to-jpeg.ts';

/** What the HEIC worker does; apart from the photo worker, because its library is slow to start and keeps much memory. */
const heicWorker = { toJpeg: (file: Blob) => heicToJpeg(file) };

export type HeicWorker = typeof heicWorker;

expose(heicWorker);
