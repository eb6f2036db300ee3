import { type DrawOp, pathBounds, type Rect, transformedBounds } from '@muro/domain';
import { overlaps } from './dirty-rect.ts';
import { filterOps } from './filter-ops.ts';

/** Returns a drawing without the lines of text outside a part of the page: of all drawing operations, glyph outlines take the longest. */
export function lettersWithin(ops: readonly DrawOp[], part: Rect): readonly DrawOp[] {
  return filterOps(ops, (op, { matrix }) => op.op !== 'glyphs' || overlaps(transformedBounds(pathBounds(op.path), matrix), part));
}
