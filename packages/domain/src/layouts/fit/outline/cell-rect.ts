import type { Rect } from '../../../geometry/rect.ts';
import type { Cm } from '../../../units/cm.ts';
import { shownSpan } from './cell-cost.ts';
import { type ShapeTree, spanOf } from './shape-tree.ts';

/** Rectangle of a photo, cm: its cell without half a gutter at each cut, shrunk to its visible part. */
export function cellRect(tree: ShapeTree, leaf: number, gutter: Cm): Rect {
  const { bounds, columns, rows, pixel } = tree.grid;
  const span = spanOf(tree, leaf);
  const visibleSpan = shownSpan(tree.grid, span) ?? span;
  const along = (
    [from, to]: readonly [number, number],
    [first, last]: readonly [number, number],
    { count, length }: { count: number; length: Cm },
  ) => {
    const start = Math.max(first * pixel, from > 0 ? from * pixel + gutter / 2 : 0);
    const end = Math.min(last * pixel, to < count ? to * pixel - gutter / 2 : length, length);
    return [start, end - start] as const;
  };
  const [x, width] = along([span.left, span.right], [visibleSpan.left, visibleSpan.right], { count: columns, length: bounds.width });
  const [y, height] = along([span.top, span.bottom], [visibleSpan.top, visibleSpan.bottom], { count: rows, length: bounds.height });
  return { x: bounds.x + x, y: bounds.y + y, width, height };
}
