import type { Cm } from '../units/cm.ts';
import type { Point } from './rect.ts';

/** An affine map as canvas and PDF write it: (x, y) → (a·x + c·y + e, b·x + d·y + f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The product of two matrices: applies `inner` first and `outer` second, as nested canvas transforms do. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

export function translation(x: Cm, y: Cm): Matrix {
  return [1, 0, 0, 1, x, y];
}

export function scaling(sx: number, sy: number): Matrix {
  return [sx, 0, 0, sy, 0, 0];
}

/** A rotation by `angleDeg`, clockwise on a page whose y axis points down, about the origin or `about`. Quarter turns are exact. */
export function rotationDeg(angleDeg: number, about?: Point): Matrix {
  const [cos, sin] = cosSinOf(angleDeg);
  const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
  if (!about) return turn;
  return multiply(translation(about.x, about.y), multiply(turn, translation(-about.x, -about.y)));
}

function cosSinOf(angleDeg: number): readonly [number, number] {
  const quarter = (((angleDeg / 90) % 4) + 4) % 4;
  if (quarter === 0) return [1, 0];
  if (quarter === 1) return [0, 1];
  if (quarter === 2) return [-1, 0];
  if (quarter === 3) return [0, -1];
  const angleRad = (angleDeg * Math.PI) / 180;
  return [Math.cos(angleRad), Math.sin(angleRad)];
}

export function apply([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** @throws {RangeError} if the matrix is singular */
export function inverse(matrix: Matrix): Matrix {
  const [a, b, c, d, e, f] = matrix;
  const area = a * d - b * c;
  if (!Number.isFinite(area) || area === 0) throw new RangeError(`Expected an invertible matrix but received [${matrix.join(', ')}]`);
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}
