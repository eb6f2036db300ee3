import type { SizeCm } from '../geometry/rect.ts';
import { scaleToFit } from '../geometry/scale-to-fit.ts';

/** Under this width the template page is in its mobile mode. [SIZE-28] */
export const PREVIEW_MOBILE_PX = 700;

/** What the bar and the wall round the preview take of a low window: a phone on its side. */
const LOW_ABOVE_PX = 104;

/** Side of the box that the preview of a template page fits, px; on a phone it leaves room for the controls. [SIZE-27] [SIZE-28] */
export function previewBoxPx(windowWidthPx: number, windowHeightPx: number): number {
  if (windowWidthPx >= PREVIEW_MOBILE_PX) return Math.max(150, Math.min(350, windowHeightPx - LOW_ABOVE_PX));
  return Math.max(150, Math.min(300, windowHeightPx - 447));
}

/** Pixels for a cm of a page in that box. */
export function previewScale(page: SizeCm, windowWidthPx: number, windowHeightPx: number): number {
  const sidePx = previewBoxPx(windowWidthPx, windowHeightPx);
  return scaleToFit(page, { width: sidePx, height: sidePx });
}
