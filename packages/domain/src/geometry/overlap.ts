import type { Cm } from '../units/cm.ts';
import type { Rect } from './rect.ts';

/** True if two upright rectangles share an area; `slack`, cm, allows for rounding. */
export function overlaps(a: Rect, b: Rect, slack: Cm = 1e-6): boolean {
  return a.x + a.width > b.x + slack && b.x + b.width > a.x + slack && a.y + a.height > b.y + slack && b.y + b.height > a.y + slack;
}

/** True if `inner` lies inside `outer`; touching the edge counts as inside. */
export function isInside(inner: Rect, outer: Rect, slack: Cm = 1e-6): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}
