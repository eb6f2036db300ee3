import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';

/** Photos touch if they share at least this fraction of the shorter edge. */
const ALONG = 0.15;
const ROUNDING: Cm = 1e-3;

/** Lists for each rectangle of a layout its neighbours across a gutter. */
export function touchingRects(rects: readonly Rect[], gutter: Cm): readonly (readonly number[])[] {
  return rects.map((rect, index) => [...rects.keys()].filter((other) => other !== index && isTouching(rect, rects[other] as Rect, gutter)));
}

function isTouching(a: Rect, b: Rect, gutter: Cm): boolean {
  const besides = isGutter(acrossOf(a), acrossOf(b), gutter) && isAlong(downOf(a), downOf(b));
  return besides || (isGutter(downOf(a), downOf(b), gutter) && isAlong(acrossOf(a), acrossOf(b)));
}

/** Range of a rectangle along an axis, cm. */
interface Span {
  readonly from: Cm;
  readonly to: Cm;
}

const acrossOf = ({ x, width }: Rect): Span => ({ from: x, to: x + width });
const downOf = ({ y, height }: Rect): Span => ({ from: y, to: y + height });

/** True if exactly one gutter lies between two spans. */
function isGutter(a: Span, b: Span, gutter: Cm): boolean {
  return Math.abs(Math.max(a.from, b.from) - Math.min(a.to, b.to) - gutter) < ROUNDING;
}

function isAlong(a: Span, b: Span): boolean {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from) > ALONG * Math.min(a.to - a.from, b.to - b.from);
}
