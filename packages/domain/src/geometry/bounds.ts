import { type Matrix, rotationDeg } from './matrix.ts';
import { boundsOf, rectPath, transformPath } from './path.ts';
import { centreOf, type Point, type Rect } from './rect.ts';

/** The smallest upright rectangle round a rectangle that a matrix transforms. */
export function transformedBounds(rect: Rect, matrix: Matrix): Rect {
  return boundsOf(transformPath(rectPath(rect), matrix));
}

/** The smallest upright rectangle round a rectangle that is rotated about a point; exactly `rect` itself for an angle of 0. */
export function turnedBounds(rect: Rect, angleDeg: number, about: Point = centreOf(rect)): Rect {
  return angleDeg === 0 ? rect : transformedBounds(rect, rotationDeg(angleDeg, about));
}
