import type { Point } from '../geometry/rect.ts';
import { itemAt } from '../units/item-at.ts';
import { meanOf } from '../units/mean.ts';

/** The centroid of points: of four corners, not of the area between them. */
export function middleOf(points: readonly Point[]): Point {
  return { x: meanOf(points.map(({ x }) => x)), y: meanOf(points.map(({ y }) => y)) };
}

/** Twice the area of an outline; positive if it runs clockwise on the screen. */
export function doubledArea(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, index) => {
    const next = itemAt(points, (index + 1) % points.length);
    return sum + x * next.y - y * next.x;
  }, 0);
}
