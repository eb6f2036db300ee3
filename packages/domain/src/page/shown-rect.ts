import { type Rect, trimRect } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import type { Page } from './page.ts';

/** Bleed that is folded round a frame is worth seeing; what a knife cuts off is not. */
const FOLDED_BLEED: Cm = 1;

/** The part of the sheet that is shown to people: the finished front, and for canvas the wrap round it, too. */
export function shownRect(page: Page): Rect {
  return page.bleed >= FOLDED_BLEED ? page.sheet : trimRect(page.trim);
}
