import type { SizeCm } from '../geometry/rect.ts';
import { scaleToFit } from '../geometry/scale-to-fit.ts';

/** Windows narrower than this show the template page in its mobile layout. [SIZE-28] */
export const PREVIEW_MOBILE_PX = 700;

/** Height of the bar and the margins above and below the preview in a low window, such as a phone in landscape. */
const LOW_ABOVE_PX = 104;

/** Side of the box that contains the preview on a template page, px; on a phone it leaves room for the controls. [SIZE-27] [SIZE-28] */
export function previewBoxPx(windowWidthPx: number, windowHeightPx: number): number {
  if (windowWidthPx >= PREVIEW_MOBILE_PX) return Math.max(150, Math.min(350, windowHeightPx - LOW_ABOVE_PX));
  return Math.max(150, Math.min(300, windowHeightPx - 447));
}

/** Preview scale of a page in that box, px per cm. */
export function previewScale(page: SizeCm, windowWidthPx: number, windowHeightPx: number): number {
  const sidePx = previewBoxPx(windowWidthPx, windowHeightPx);
  return scaleToFit(page, { width: sidePx, height: sidePx });
}
