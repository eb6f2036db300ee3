import { contentSize, contentSubject, fitResize, type PhotoSubject, subjectOfFaces } from '@muro/domain';
import type { FaceFinder } from './find-faces.ts';
import { NO_DETECTOR } from './no-detector.ts';
import { releasePixels } from './release-pixels.ts';

/** Longest side of the detector's source picture, px: more than the detector's input. */
const ANALYSED_PX = 640;

let finder: Promise<FaceFinder> | null = null;

/** API of the subject worker; no data leave the device. */
export const subjectWork = {
  /** Returns the faces in a picture, or null if it has none; the detector is loaded for the first picture. */
  faces: async (file: Blob): Promise<PhotoSubject | null> => {
    finder ??= import('./find-faces.ts').then(({ loadFaceFinder }) => loadFaceFinder());
    const find = await finder.catch((cause: unknown) => {
      throw Object.assign(new Error(`No detector: ${String(cause)}`), { name: NO_DETECTOR });
    });
    return subjectOfFaces(await find(await pixelsOf(file, (size) => fitResize(size, { widthPx: ANALYSED_PX, heightPx: ANALYSED_PX }))));
  },
  /** Returns the area with the most detail. */
  content: async (file: Blob): Promise<PhotoSubject> => contentSubject(await pixelsOf(file, contentSize)),
};

export type SubjectWork = typeof subjectWork;

async function pixelsOf(file: Blob, sizeFor: typeof contentSize): Promise<ImageData> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { widthPx, heightPx } = sizeFor({ widthPx: bitmap.width, heightPx: bitmap.height });
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to read pixels from');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, widthPx, heightPx);
  bitmap.close();
  const pixels = context.getImageData(0, 0, widthPx, heightPx);
  releasePixels(canvas);
  return pixels;
}
