import { type Matrix, rotationDeg } from './matrix.ts';
import { boundsOf, rectPath, transformPath } from './path.ts';
import { centreOf, type Point, type Rect } from './rect.ts';

/** The least upright rectangle round a rectangle that a matrix moves. */
export function transformedBounds(rect: Rect, matrix: Matrix): Rect {
  return boundsOf(transformPath(rectPath(rect), matrix));
}

/** The least upright rectangle round one that is turned about a point; itself, to the last digit, where nothing turns. */
export function turnedBounds(rect: Rect, angleDeg: number, about: Point = centreOf(rect)): Rect {
  return angleDeg === 0 ? rect : transformedBounds(rect, rotationDeg(angleDeg, about));
}
