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

/** The smallest upright rectangle round rectangles. */
export function boundsOfRects(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The smallest upright rectangle round points. */
export function boundsOfPoints(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
