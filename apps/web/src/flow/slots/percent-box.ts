import { type Rect, type SizeCm, scaleToFit } from '@muro/domain';

/** Returns the CSS pixels per cm at which `viewSize` fits into a box of the screen. */
export function fitPxPerCm(viewSize: SizeCm, widthPx: number, heightPx: number): number {
  return Math.max(0.1, scaleToFit(viewSize, { width: widthPx, height: heightPx }));
}

/** Returns the position of a page rectangle as CSS percentages of the visible part, which stay correct at every zoom. */
export function percentBox(rect: Rect, viewRect: Rect): { left: string; top: string; width: string; height: string } {
  const percent = (length: number, total: number): string => `${((100 * length) / total).toFixed(4)}%`;
  return {
    left: percent(rect.x - viewRect.x, viewRect.width),
    top: percent(rect.y - viewRect.y, viewRect.height),
    width: percent(rect.width, viewRect.width),
    height: percent(rect.height, viewRect.height),
  };
}
