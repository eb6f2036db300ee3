import { type DrawOp, IDENTITY, type Matrix, multiply, pathBounds, type Rect, transformedBounds } from '@muro/domain';
import { overlaps } from './dirty-rect.ts';

/** Returns a drawing without the lines of text outside a part of the page: of all drawing operations, glyph outlines take the longest. */
export function lettersWithin(ops: readonly DrawOp[], part: Rect): readonly DrawOp[] {
  const outer: Matrix[] = [];
  let matrix = IDENTITY;
  return ops.filter((op) => {
    if (op.op === 'push') outer.push(matrix);
    else if (op.op === 'pop') matrix = outer.pop() ?? IDENTITY;
    else if (op.op === 'transform') matrix = multiply(matrix, op.matrix);
    return op.op !== 'glyphs' || overlaps(transformedBounds(pathBounds(op.path), matrix), part);
  });
}
