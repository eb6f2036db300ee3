import type { SizePx } from '@muro/domain';
import { releasePixels } from './release-pixels.ts';

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Applies the EXIF orientation to a stored picture. Closes the given bitmap. @param size  upright, px */
export function turnUpright(stored: ImageBitmap, orientation: number, size: SizePx): ImageBitmap {
  if (orientation === 1) return stored;
  const canvas = new OffscreenCanvas(size.widthPx, size.heightPx);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no drawing surface');
  context.setTransform(...uprightMatrix(orientation, size));
  context.drawImage(stored, 0, 0);
  stored.close();
  const upright = canvas.transferToImageBitmap();
  releasePixels(canvas);
  return upright;
}

/**
 * Returns the matrix that maps a stored pixel to the upright picture: x' = ax + cy + e, y' = bx + dy + f.
 *
 * @param orientation  EXIF, 1–8
 * @param upright      px
 */
export function uprightMatrix(orientation: number, { widthPx, heightPx }: SizePx): Matrix {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, widthPx, 0];
    case 3:
      return [-1, 0, 0, -1, widthPx, heightPx];
    case 4:
      return [1, 0, 0, -1, 0, heightPx];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, widthPx, 0];
    case 7:
      return [0, -1, -1, 0, widthPx, heightPx];
    case 8:
      return [0, -1, 1, 0, 0, heightPx];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}
