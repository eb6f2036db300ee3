import { type Rect, type SizeCm, scaleToFit } from '@muro/domain';

/** Returns the CSS pixels per cm at which `shown` fits into a box of the screen. */
export function fitPxPerCm(shown: SizeCm, widthPx: number, heightPx: number): number {
  return Math.max(0.1, scaleToFit(shown, { width: widthPx, height: heightPx }));
}

/** Returns the position of a page rectangle as CSS percentages of the visible part, which stay correct at every zoom. */
export function percentBox(rect: Rect, shown: Rect): { left: string; top: string; width: string; height: string } {
  const percent = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(4)}%`;
  return {
    left: percent(rect.x - shown.x, shown.width),
    top: percent(rect.y - shown.y, shown.height),
    width: percent(rect.width, shown.width),
    height: percent(rect.height, shown.height),
  };
}
