import { MAX_FILE_BYTES } from '@muro/domain';
import { releasePixels } from './release-pixels.ts';

/**
 * JPEG qualities for a photo that comes as HEIC, PNG or WebP, 0–1: the first one is used whose file fits the upload limit. At 0.95 a HEIC
 * shows no loss in print.
 */
const QUALITIES = [0.95, 0.88, 0.75] as const;

/**
 * Encodes the picture of a canvas as JPEG, on a white background, and frees the pixels of the canvas.
 *
 * @throws {Error} if no quality makes it small enough, or if the canvas is larger than the browser can paint
 */
export async function jpegOfCanvas(canvas: OffscreenCanvas): Promise<Blob> {
  const context = contextOf(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // A browser silently leaves a canvas empty if it is too large.
  const [, , , alpha] = context.getImageData(canvas.width - 1, canvas.height - 1, 1, 1).data;
  if (alpha !== 255) throw new Error(`Expected a browser that paints ${canvas.width} x ${canvas.height} pixels`);
  try {
    for (const quality of QUALITIES) {
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (blob.size <= MAX_FILE_BYTES) return blob;
    }
    throw new Error('Expected a picture that fits into 25 MB as a JPEG');
  } finally {
    releasePixels(canvas);
  }
}

/**
 * Returns the 2D context of a canvas; in sRGB if the browser does not support the colour space. The colour space of the first call counts.
 */
export function contextOf(canvas: OffscreenCanvas, colorSpace: PredefinedColorSpace = 'srgb'): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { colorSpace }) ?? canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no drawing surface');
  return context;
}
