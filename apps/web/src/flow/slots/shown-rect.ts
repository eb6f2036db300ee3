import { type Page, type Rect, type SizeCm, scaleToFit } from '@muro/domain';

/** Bleed that is folded round a frame is worth seeing; what a knife cuts off is not. */
const FOLDED_BLEED = 1;

/** The part of the sheet on the screen: the finished front, and for canvas the wrap round it, too. */
export function shownRect(page: Page): Rect {
  return page.bleed >= FOLDED_BLEED ? page.sheet : { x: 0, y: 0, ...page.trim };
}

/** CSS pixels per cm at which `shown` fits into a box of the screen. */
export function fitPxPerCm(shown: SizeCm, widthPx: number, heightPx: number): number {
  return Math.max(0.1, scaleToFit(shown, { width: widthPx, height: heightPx }));
}

/** Where a rectangle of the page lies, as CSS percentages of the shown part: it stays right at every zoom. */
export function percentBox(rect: Rect, shown: Rect): { left: string; top: string; width: string; height: string } {
  const percent = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(4)}%`;
  return {
    left: percent(rect.x - shown.x, shown.width),
    top: percent(rect.y - shown.y, shown.height),
    width: percent(rect.width, shown.width),
    height: percent(rect.height, shown.height),
  };
}
