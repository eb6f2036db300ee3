import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';

/** Where equal parts of a stretch lie, one gutter between neighbours. */
export interface Span {
  readonly at: Cm;
  readonly length: Cm;
}

/** A stretch cut into `count` equal parts with exactly equal gutters; the first begins and the last ends with the stretch. */
export function spans(at: Cm, length: Cm, count: number, gutter: Cm): readonly Span[] {
  const part = (length - (count - 1) * gutter) / count;
  return Array.from({ length: count }, (_, index) => ({ at: at + index * (part + gutter), length: part }));
}

/** A box cut into columns and rows of equal cells, in reading order. */
export function gridRects(
  box: Rect,
  { columns, rows, gutter }: { readonly columns: number; readonly rows: number; readonly gutter: Cm },
): readonly Rect[] {
  const across = spans(box.x, box.width, columns, gutter);
  return spans(box.y, box.height, rows, gutter).flatMap((row) =>
    across.map((column) => ({ x: column.at, y: row.at, width: column.length, height: row.length })),
  );
}

/** How many photos of at least `least` cm fit along a side, never more than 12 and never less than 1. [GEN-ALLEVEN-04] [GEN-PILE-03] */
export function mostAlong(side: Cm, least: Cm): number {
  return Math.max(1, Math.min(12, Math.floor(side / least + 1e-9)));
}
