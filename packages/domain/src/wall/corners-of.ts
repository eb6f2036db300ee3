import type { Point, Rect } from '../geometry/rect.ts';

/** The four corners of a rectangle, clockwise from its top left. */
export function cornersOf({ x, y, width, height }: Rect): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}
