import type { Rect } from '../geometry/rect.ts';

/** Between a letter and its mark, em. */
const CLEARANCE = 0.06;
/** What stands higher than this over the line is a mark above its letter, em. */
const ABOVE = 0.25;

/** Where a mark goes that no font table places: over or under the middle of its letter, clear of it. Em, from the letter's origin. */
export function placeMark(letter: Rect, mark: Rect): { readonly offsetX: number; readonly offsetY: number } {
  const offsetX = letter.x + letter.width / 2 - mark.x - mark.width / 2;
  const isAbove = mark.y + mark.height / 2 < -ABOVE;
  const up = Math.min(0, letter.y - CLEARANCE - (mark.y + mark.height));
  const down = Math.max(0, letter.y + letter.height + CLEARANCE - mark.y);
  return { offsetX, offsetY: isAbove ? up : down };
}
