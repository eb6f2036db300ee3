import { bottomOf, centreOf, type Rect } from './rect.ts';

/** Edges that differ by less than this are one line, cm: rectangles of a row are computed apart. */
const SLACK = 1e-4;

/**
 * Returns the indices of rectangles in the order of reading: rows from top to bottom, in a row from left to right, and from top to
 * bottom where rectangles of a row begin at the same line. A row is what has its middle above the lower edge of the row's first
 * rectangle.
 */
export function readingOrder(rects: readonly Rect[]): readonly number[] {
  const waiting = rects.map((rect, index) => ({ rect, index })).sort((a, b) => compare(a.rect, b.rect, 'y', 'x'));
  const order: number[] = [];
  for (let [first] = waiting; first; [first] = waiting) {
    const bottom = bottomOf(first.rect) - SLACK;
    const row = waiting.filter((placed) => placed === first || centreOf(placed.rect).y < bottom);
    row.sort((a, b) => compare(a.rect, b.rect, 'x', 'y'));
    for (const placed of row) waiting.splice(waiting.indexOf(placed), 1);
    order.push(...row.map(({ index }) => index));
  }
  return order;
}

function compare(one: Rect, other: Rect, by: 'x' | 'y', then: 'x' | 'y'): number {
  return Math.round((one[by] - other[by]) / SLACK) || one[then] - other[then];
}
