import type { Point } from '../geometry/rect.ts';

/** A point of a photo, px; origin at its top left. */
export interface ImagePoint {
  readonly x: number;
  readonly y: number;
}

/**
 * A projective map from the wall (cm) to the photo (px), row by row:
 *
 *     u = (h₁X + h₂Y + h₃) / (h₇X + h₈Y + h₉)      v = (h₄X + h₅Y + h₆) / (h₇X + h₈Y + h₉)
 */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** The denominator of the map: proportional to the distance from the camera; points with 0 or less are behind the camera. */
export function depthAt([, , , , , , g, h, i]: Homography, { x, y }: Point): number {
  return g * x + h * y + i;
}

/** Maps a point of the wall, cm, to the photo, px. */
export function project(map: Homography, point: Point): ImagePoint {
  const [a, b, c, d, e, f] = map;
  const depth = depthAt(map, point);
  return { x: (a * point.x + b * point.y + c) / depth, y: (d * point.x + e * point.y + f) / depth };
}

/** The map of the photo, px, to the wall, cm. @throws {RangeError} if the map is singular */
export function inverseHomography([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const [p, q, r] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const det = a * p + b * q + c * r;
  if (!Number.isFinite(det) || det === 0) throw new RangeError('Expected an invertible homography');
  return divided([p, c * h - b * i, b * f - c * e, q, a * i - c * g, c * d - a * f, r, b * g - a * h, a * e - b * d], det);
}

/** The map divided by its last entry, so that the depth at the origin is 1. */
export function normalized(map: Homography): Homography {
  return divided(map, map[8]);
}

function divided([a, b, c, d, e, f, g, h, i]: Homography, by: number): Homography {
  return [a / by, b / by, c / by, d / by, e / by, f / by, g / by, h / by, i / by];
}
