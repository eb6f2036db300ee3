import type { SizeCm } from '@muro/domain';

/** Largest canvas area, px: a phone at full zoom must not allocate a gigabyte. */
const MAX_AREA_PX = 14_000_000;
const MAX_SIDE_PX = 8192;

/**
 * Returns the device pixels per cm for a canvas that shows an area of `viewSize` at `cssPxPerCm`; lower than the screen's density if the canvas would
 * exceed the size limits.
 */
export function devicePxPerCm(viewSize: SizeCm, cssPxPerCm: number, devicePixelRatio: number): number {
  const byDensity = cssPxPerCm * Math.max(1, devicePixelRatio);
  const byArea = Math.sqrt(MAX_AREA_PX / (viewSize.width * viewSize.height));
  const bySide = MAX_SIDE_PX / Math.max(viewSize.width, viewSize.height);
  return Math.min(byDensity, byArea, bySide);
}
