import type { SizePx } from '../geometry/rect.ts';
import type { PhotoType } from './photo.ts';

/** Longest side of the copy that the editor shows, px, by the photo's source. [RESIZE-02 … RESIZE-04] */
export const ONLINE_MAX_PX: Readonly<Record<PhotoType, number>> = { COMPUTER: 1024, SOCIAL: 640, QUOTES: 512 };

/** JPEG quality of every resized copy, 0–100. [RESIZE-01] */
export const RESIZE_QUALITY = 80;

/**
 * The size of a copy that fits inside `target`: same proportions, never enlarged, whole pixels, at least one.
 *
 * @see [RESIZE-05]
 */
export function fitResize(original: SizePx, target: SizePx): SizePx {
  const scale = Math.min(1, target.widthPx / original.widthPx, target.heightPx / original.heightPx);
  return {
    widthPx: Math.max(1, Math.round(original.widthPx * scale)),
    heightPx: Math.max(1, Math.round(original.heightPx * scale)),
  };
}

/** True if a shown copy is so much smaller than its original that a sharper one is worth loading. [PSTATE-04] */
export function isDownscaled(originalWidthPx: number, shownWidthPx: number): boolean {
  return originalWidthPx / shownWidthPx > 1.01;
}
