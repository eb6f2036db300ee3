import { applyEffect, type Effect } from '@muro/domain';
import { releasePixels } from './release-pixels.ts';

/**
 * Applies an effect to the sRGB pixels of a picture with the same function as the print. Closes the given bitmap. Meant for a worker: a
 * large picture takes tens of milliseconds.
 */
export function bakeEffect(bitmap: ImageBitmap, effect: Effect): ImageBitmap {
  if (effect === '') return bitmap;
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' });
  if (!context) throw new Error('The browser gives no drawing surface');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const pixels = context.getImageData(0, 0, width, height);
  applyEffect(pixels.data, effect);
  context.putImageData(pixels, 0, 0);
  const changed = canvas.transferToImageBitmap();
  releasePixels(canvas);
  return changed;
}
