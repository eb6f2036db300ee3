import type { Cm } from '../units/cm.ts';

/** Width and height, cm. */
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

/** The rectangle of a size with its top left corner at the origin: the trim of a page. */
export function trimRect({ width, height }: SizeCm): Rect {
  return { x: 0, y: 0, width, height };
}

export function centreOf(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** The four corners, clockwise from the top left. */
export function cornersOf({ x, y, width, height }: Rect): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** The lower edge. */
export function bottomOf(rect: Rect): Cm {
  return rect.y + rect.height;
}

/** The rectangle enlarged by `by` on every side; a negative `by` shrinks it. */
export function grow(rect: Rect, by: Cm): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by };
}

/** The smallest rectangle round both rectangles. */
export function union(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** The rectangle that two rectangles share; null if they share no area. */
export function intersection(a: Rect, b: Rect): Rect | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
