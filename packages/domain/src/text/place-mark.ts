import type { Rect } from '../geometry/rect.ts';

/** Distance between a letter and its mark, em. */
const CLEARANCE = 0.06;
/** Height over the baseline from which on a mark belongs above its letter, em. */
const ABOVE = 0.25;

/** Offset of a mark that the font does not position: centred over or under its letter, with clearance. Em, from the letter's origin. */
export function placeMark(letter: Rect, mark: Rect): { readonly offsetX: number; readonly offsetY: number } {
  const offsetX = letter.x + letter.width / 2 - mark.x - mark.width / 2;
  const isAbove = mark.y + mark.height / 2 < -ABOVE;
  const up = Math.min(0, letter.y - CLEARANCE - (mark.y + mark.height));
  const down = Math.max(0, letter.y + letter.height + CLEARANCE - mark.y);
  return { offsetX, offsetY: isAbove ? up : down };
}
