import { bottomOf, centreOf, type Rect } from './rect.ts';

/** Edges that differ by less than this lie on one line, cm: each rectangle of a row is computed by itself, with rounding errors. */
export const EDGE_SLACK = 1e-4;

/**
 * Returns the indices of rectangles in reading order: rows from top to bottom, each row from left to right, and from top to bottom
 * where rectangles of a row have the same left edge. A row consists of its first rectangle and all whose middle lies above the lower
 * edge of the first.
 */
export function readingOrder(rects: readonly Rect[]): readonly number[] {
  const waiting = rects.map((rect, index) => ({ rect, index })).sort((a, b) => compare(a.rect, b.rect, 'y', 'x'));
  const order: number[] = [];
  for (let [first] = waiting; first; [first] = waiting) {
    const bottom = bottomOf(first.rect) - EDGE_SLACK;
    const row = waiting.filter((placed) => placed === first || centreOf(placed.rect).y < bottom);
    row.sort((a, b) => compare(a.rect, b.rect, 'x', 'y'));
    for (const placed of row) waiting.splice(waiting.indexOf(placed), 1);
    order.push(...row.map(({ index }) => index));
  }
  return order;
}

function compare(one: Rect, other: Rect, axis: 'x' | 'y', otherAxis: 'x' | 'y'): number {
  return Math.round((one[axis] - other[axis]) / EDGE_SLACK) || one[otherAxis] - other[otherAxis];
}
