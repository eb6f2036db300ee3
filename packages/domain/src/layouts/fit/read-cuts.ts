import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { BESIDE, STACKED } from './trees.ts';

/** A slicing tree as a value: a rectangle by its number, or a cut. */
export type Cuts = number | { readonly cut: number; readonly first: Cuts; readonly second: Cuts };

/** Tolerance for rounding of edges and gutters to micrometres. */
const SLACK: Cm = 1e-3;

/**
 * Reads the slicing tree back from rectangles that fill a box with gutters between them. Of several possible cuts the middle one is
 * taken, so that the tree is balanced.
 *
 * @returns null if the rectangles cannot be separated by guillotine cuts, overlap, leave a hole or exceed the box
 */
export function readCuts(rects: readonly Rect[], box: Rect, gutter: Cm): Cuts | null {
  return cutsOf(
    rects.map((_, index) => index),
    { rects, gutter },
    box,
  );
}

interface Reading {
  readonly rects: readonly Rect[];
  readonly gutter: Cm;
}

function cutsOf(indexes: readonly number[], reading: Reading, box: Rect): Cuts | null {
  const [only] = indexes;
  if (only === undefined) return null;
  if (indexes.length === 1) return isSame(itemAt(reading.rects, only), box) ? only : null;
  return cutAlong(indexes, reading, box, BESIDE) ?? cutAlong(indexes, reading, box, STACKED);
}

function isSame(a: Rect, b: Rect): boolean {
  return (
    Math.abs(a.x - b.x) < SLACK &&
    Math.abs(a.y - b.y) < SLACK &&
    Math.abs(a.width - b.width) < 2 * SLACK &&
    Math.abs(a.height - b.height) < 2 * SLACK
  );
}

function cutAlong(indexes: readonly number[], reading: Reading, box: Rect, cut: number): Cuts | null {
  const startOf = (index: number) => (cut === BESIDE ? itemAt(reading.rects, index).x : itemAt(reading.rects, index).y);
  const lengthOf = (index: number) => (cut === BESIDE ? itemAt(reading.rects, index).width : itemAt(reading.rects, index).height);
  const sorted = [...indexes].sort((a, b) => startOf(a) - startOf(b));
  const gapIndex = middleGap(sorted, startOf, lengthOf, reading.gutter);
  if (gapIndex === null) return null;
  const end = Math.max(...sorted.slice(0, gapIndex).map((index) => startOf(index) + lengthOf(index)));
  const [firstBox, secondBox] = halves(box, cut, end, reading.gutter);
  const first = cutsOf(sorted.slice(0, gapIndex), reading, firstBox);
  const second = first === null ? null : cutsOf(sorted.slice(gapIndex), reading, secondBox);
  return first === null || second === null ? null : { cut, first, second };
}

/** The index in a sorted list at which a gutter separates all before from all after, nearest to the middle. */
function middleGap(sorted: readonly number[], startOf: (index: number) => Cm, lengthOf: (index: number) => Cm, gutter: Cm): number | null {
  let best: number | null = null;
  let end = Number.NEGATIVE_INFINITY;
  for (let index = 1; index < sorted.length; index++) {
    const before = itemAt(sorted, index - 1);
    end = Math.max(end, startOf(before) + lengthOf(before));
    const isGap = Math.abs(startOf(itemAt(sorted, index)) - end - gutter) < SLACK;
    const imbalance = (place: number) => Math.abs(2 * place - sorted.length);
    if (isGap && (best === null || imbalance(index) < imbalance(best))) best = index;
  }
  return best;
}

function halves({ x, y, width, height }: Rect, cut: number, end: Cm, gutter: Cm): readonly [Rect, Rect] {
  const next = end + gutter;
  if (cut === BESIDE)
    return [
      { x, y, width: end - x, height },
      { x: next, y, width: x + width - next, height },
    ];
  return [
    { x, y, width, height: end - y },
    { x, y: next, width, height: y + height - next },
  ];
}
