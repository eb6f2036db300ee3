import { EDGE_SLACK } from '../../geometry/reading-order.ts';
import { bottomOf, centreOf, type Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';

/**
 * Counts the steps from one photo to the next that lead up, or to the left in the same row. Lines of a block are read one after another,
 * even if photos beside the block would be read between them.
 *
 * @param rects  in the photos' order, cm
 */
export function stepsBack(rects: readonly Rect[]): number {
  let steps = 0;
  for (let index = 1; index < rects.length; index++) if (leadsBack(itemAt(rects, index - 1), itemAt(rects, index))) steps++;
  return steps;
}

/**
 * Counts the steps from one photo to the next that the reading order of a page (`readingOrder`) does not take, or that lead
 * back. Zero means that the photos are read exactly in their order. It counts in one pass, since searches call it for each candidate.
 *
 * @param rects  in the photos' order, cm
 */
export function misreadSteps(rects: readonly Rect[]): number {
  const remainders = remaindersOf(rects);
  let first = rects[0];
  if (!first) return 0;
  let steps = isFirstOf(first, itemAt(remainders, 0)) ? 0 : 1;
  for (let index = 1; index < rects.length; index++) {
    const last = itemAt(rects, index - 1);
    const rect = itemAt(rects, index);
    const remainder = itemAt(remainders, index);
    const bottom = bottomOf(first) - EDGE_SLACK;
    const isInRow = centreOf(rect).y < bottom;
    const isRead = isInRow ? isAfterInRow(last, rect) : isFirstOf(rect, remainder) && remainder.middle >= bottom;
    if (!isRead || leadsBack(last, rect)) steps++;
    if (!isInRow) first = rect;
  }
  return steps;
}

/** A photo and all later ones. */
interface Remainder {
  /** Top left corner of the photo that is read first. */
  readonly top: Cm;
  readonly left: Cm;
  /** Smallest y of the centres. */
  readonly middle: Cm;
}

/** Returns, for each photo, the remainder that begins with it. */
function remaindersOf(rects: readonly Rect[]): readonly Remainder[] {
  const remainders: Remainder[] = [];
  let after: Remainder = { top: Number.POSITIVE_INFINITY, left: Number.POSITIVE_INFINITY, middle: Number.POSITIVE_INFINITY };
  for (let index = rects.length - 1; index >= 0; index--) {
    const rect = itemAt(rects, index);
    const isFirst = rect.y < after.top - EDGE_SLACK || (rect.y < after.top + EDGE_SLACK && rect.x < after.left);
    const middle = Math.min(after.middle, centreOf(rect).y);
    after = isFirst ? { top: rect.y, left: rect.x, middle } : { ...after, middle };
    remainders[index] = after;
  }
  return remainders;
}

function isFirstOf({ x, y }: Rect, { top, left }: Remainder): boolean {
  return y < top + EDGE_SLACK && x < left + EDGE_SLACK;
}

function isAfterInRow(a: Rect, b: Rect): boolean {
  const right = b.x - a.x;
  return right > EDGE_SLACK || (right > -EDGE_SLACK && b.y > a.y);
}

function leadsBack(from: Rect, to: Rect): boolean {
  if (bottomOf(to) <= from.y + EDGE_SLACK) return true;
  return to.y < bottomOf(from) - EDGE_SLACK && to.x < from.x + from.width - EDGE_SLACK;
}
