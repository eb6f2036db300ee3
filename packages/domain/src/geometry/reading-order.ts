import { bottomOf, centreOf, type Rect } from './rect.ts';

/** Edges that differ by less than this lie on one line, cm: each rectangle of a row is computed by itself, with rounding errors. */
export const EDGE_SLACK = 1e-4;

/**
 * Returns the indices of rectangles in reading order: rows from top to bottom, each row from left to right, and from top to bottom
 * where rectangles of a row have the same left edge. A row consists of its first rectangle and all whose middle lies above the lower
 * edge of the first.
 */
export function readingOrder(rects: readonly Rect[]): readonly number[] {
  const remaining = rects.map((rect, index) => ({ rect, index })).sort((a, b) => compare(a.rect, b.rect, 'y', 'x'));
  const order: number[] = [];
  for (let [first] = remaining; first; [first] = remaining) {
    const bottom = bottomOf(first.rect) - EDGE_SLACK;
    const row = remaining.filter((placed) => placed === first || centreOf(placed.rect).y < bottom);
    row.sort((a, b) => compare(a.rect, b.rect, 'x', 'y'));
    for (const placed of row) remaining.splice(remaining.indexOf(placed), 1);
    order.push(...row.map(({ index }) => index));
  }
  return order;
}

function compare(a: Rect, b: Rect, axis: 'x' | 'y', otherAxis: 'x' | 'y'): number {
  return Math.round((a[axis] - b[axis]) / EDGE_SLACK) || a[otherAxis] - b[otherAxis];
}
