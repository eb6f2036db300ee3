import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';

/** Position and length of a part along an axis. */
export interface Span {
  readonly at: Cm;
  readonly length: Cm;
}

/** Divides a length into `count` equal parts with equal gutters, from its beginning to its end. */
export function spans(start: Cm, length: Cm, count: number, gutter: Cm): readonly Span[] {
  const part = (length - (count - 1) * gutter) / count;
  return Array.from({ length: count }, (_, index) => ({ at: start + index * (part + gutter), length: part }));
}

/** Divides a box into columns and rows of equal cells, in reading order. */
export function gridRects(
  box: Rect,
  { columns, rows, gutter }: { readonly columns: number; readonly rows: number; readonly gutter: Cm },
): readonly Rect[] {
  const across = spans(box.x, box.width, columns, gutter);
  return spans(box.y, box.height, rows, gutter).flatMap((row) =>
    across.map((column) => ({ x: column.at, y: row.at, width: column.length, height: row.length })),
  );
}

/** Number of photos of at least `minSide` cm that fit along a side, 1 to 12. [GEN-ALLEVEN-04] [GEN-PILE-03] */
export function maxCellsAlong(side: Cm, minSide: Cm): number {
  return Math.max(1, Math.min(12, Math.floor(side / minSide + 1e-9)));
}
