import type { Rect } from '../../geometry/rect.ts';

/** Tolerance for rounding of edges, as a share of a photo's side. */
const ROUNDING = 1e-6;

/** Counts steps from a photo to the next that lead up, or left within a row. @param rects  in the photos' order */
export function stepsBack(rects: readonly Rect[]): number {
  let steps = 0;
  for (let at = 1; at < rects.length; at++) if (isBack(rects[at - 1] as Rect, rects[at] as Rect)) steps++;
  return steps;
}

function isBack(from: Rect, to: Rect): boolean {
  const slack = ROUNDING * (from.height + to.height);
  if (to.y + to.height <= from.y + slack) return true;
  const isBelow = to.y >= from.y + from.height - slack;
  return !isBelow && to.x < from.x + from.width - slack;
}
