import type { Rect } from '../../../geometry/rect.ts';
import type { Cm } from '../../../units/cm.ts';
import { itemAt } from '../../../units/item-at.ts';
import { BESIDE, STACKED } from './shape-tree.ts';

/** Slicing of cells inside an outline: a cell by its number, or a cut with its position (cm) and its two parts. */
export type ShapeCuts = number | { readonly cut: number; readonly at: Cm; readonly first: ShapeCuts; readonly second: ShapeCuts };

const SLACK: Cm = 1e-3;

/**
 * Reads the slicing tree back from its cells. They are shrunk to the outline, so a gap may be wider than the gutter: the cut lies in its
 * middle. Of several cuts the one that halves the cells most evenly is taken.
 *
 * @returns null if no straight cut separates them
 */
export function readShapes(rects: readonly Rect[], gutter: Cm): ShapeCuts | null {
  return readPart(
    rects.map((_, index) => index),
    rects,
    gutter,
  );
}

function readPart(part: readonly number[], rects: readonly Rect[], gutter: Cm): ShapeCuts | null {
  if (part.length === 1) return itemAt(part, 0);
  const found = [cutAlong(part, rects, { cut: BESIDE, gutter }), cutAlong(part, rects, { cut: STACKED, gutter })].filter(
    (candidate) => candidate !== null,
  );
  const best = found.sort((a, b) => Math.abs(a.before.length - a.after.length) - Math.abs(b.before.length - b.after.length))[0];
  if (!best) return null;
  const first = readPart(best.before, rects, gutter);
  const second = readPart(best.after, rects, gutter);
  return first === null || second === null ? null : { cut: best.cut, at: best.at, first, second };
}

interface Split {
  readonly cut: number;
  readonly at: Cm;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

function cutAlong(
  part: readonly number[],
  rects: readonly Rect[],
  { cut, gutter }: { readonly cut: number; readonly gutter: Cm },
): Split | null {
  const startOf = (place: number) => (cut === BESIDE ? itemAt(rects, place).x : itemAt(rects, place).y);
  const endOf = (place: number) => startOf(place) + (cut === BESIDE ? itemAt(rects, place).width : itemAt(rects, place).height);
  const order = [...part].sort((a, b) => startOf(a) - startOf(b));
  let best: Split | null = null;
  let end = Number.NEGATIVE_INFINITY;
  for (let count = 1; count < order.length; count++) {
    end = Math.max(end, endOf(itemAt(order, count - 1)));
    const start = startOf(itemAt(order, count));
    if (start - end < gutter - SLACK) continue;
    const uneven = Math.abs(order.length - 2 * count);
    if (best && Math.abs(best.before.length - best.after.length) <= uneven) continue;
    best = { cut, at: (start + end) / 2, before: order.slice(0, count), after: order.slice(count) };
  }
  return best;
}
