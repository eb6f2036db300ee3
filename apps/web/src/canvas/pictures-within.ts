import { type Drawing, type Rect, transformedBounds } from '@muro/domain';
import { overlaps } from './dirty-rect.ts';
import { filterOps } from './filter-ops.ts';

/** Returns a drawing without the pictures that lie outside a part of the page, so that they are not loaded for it. */
export function picturesWithin({ sheet, ops }: Drawing, part: Rect): Drawing {
  const visibleOps = filterOps(ops, (op, { matrix, clip }) => {
    if (op.op !== 'image') return true;
    return overlaps(clip ?? transformedBounds(op.rect, matrix), part);
  });
  return { sheet, ops: visibleOps };
}
