import { type DrawOp, IDENTITY, inkOfPath, type Matrix, multiply, type Rect, transformedBounds } from '@muro/domain';
import { overlaps } from './dirty-rect.ts';

/** A drawing without the lines of letters beside a part of the page: of all that is drawn, their outlines take longest to hand over. */
export function lettersWithin(ops: readonly DrawOp[], part: Rect): readonly DrawOp[] {
  const outer: Matrix[] = [];
  let matrix = IDENTITY;
  return ops.filter((op) => {
    if (op.op === 'push') outer.push(matrix);
    else if (op.op === 'pop') matrix = outer.pop() ?? IDENTITY;
    else if (op.op === 'transform') matrix = multiply(matrix, op.matrix);
    return op.op !== 'glyphs' || overlaps(transformedBounds(inkOfPath(op.path), matrix), part);
  });
}
