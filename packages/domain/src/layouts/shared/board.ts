import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';

/** A piece of a board of 10 x 10 units: x, y, width, height. */
export type Piece = readonly [x: number, y: number, width: number, height: number];

/** Units along each side of a board. [GEN-SCRAMBLED-06] */
export const BOARD_SIDE = 10;

/** A piece on the page: the board stretched to the box, with exactly one gutter between adjacent pieces. */
export function pieceRect(box: Rect, [x, y, width, height]: Piece, gutter: Cm): Rect {
  const across = (box.width + gutter) / BOARD_SIDE;
  const down = (box.height + gutter) / BOARD_SIDE;
  return { x: box.x + x * across, y: box.y + y * down, width: width * across - gutter, height: height * down - gutter };
}

/** Sorts rectangles into reading order: by top edge, then by left edge. */
export function inReadingOrder(rects: readonly Rect[]): readonly Rect[] {
  return [...rects].sort((a, b) => (Math.abs(a.y - b.y) > 1e-6 ? a.y - b.y : a.x - b.x));
}
