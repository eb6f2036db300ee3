import { type Rect, trimRect } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import type { Page } from './page.ts';

/** Minimum bleed that is shown: bleed that wraps round a frame is visible, bleed that is cut off is not. */
const FOLDED_BLEED: Cm = 1;

/** The part of the sheet that buyers see: the finished front, and for canvas also the wrap. */
export function shownRect(page: Page): Rect {
  return page.bleed >= FOLDED_BLEED ? page.sheet : trimRect(page.trim);
}
