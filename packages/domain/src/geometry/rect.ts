import type { Cm } from '../units/cm.ts';

/** Width and height of a thing, cm. */
export interface SizeCm {
  readonly width: Cm;
  readonly height: Cm;
}

/** Width and height of a picture, px. */
export interface SizePx {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A point, cm; the origin of a page is the top left of its trim. */
export interface Point {
  readonly x: Cm;
  readonly y: Cm;
}

/** An upright rectangle, cm. `x`, `y` is its top left corner. */
export interface Rect extends Point, SizeCm {}

export function centreOf(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** The rectangle grown by `by` on every side; a negative `by` shrinks it. */
export function grow(rect: Rect, by: Cm): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by };
}

/** The smallest rectangle round both. */
export function union(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}
