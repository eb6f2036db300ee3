import type { Cm } from '../units/cm.ts';
import type { Matrix } from './matrix.ts';
import type { Rect } from './rect.ts';

/** One step of an outline in absolute coordinates, cm: move, line, cubic Bézier curve or close. */
export type PathStep = readonly ['M', Cm, Cm] | readonly ['L', Cm, Cm] | readonly ['C', Cm, Cm, Cm, Cm, Cm, Cm] | readonly ['Z'];

/** A filled outline: nonzero winding, one or more closed contours. */
export type Path = readonly PathStep[];

/** Handle length of the four cubic curves that approximate a circle of radius 1; error below 0.03 %. */
const CIRCLE_HANDLE = 0.5522847498;

export function rectPath({ x, y, width, height }: Rect): Path {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']];
}

/** A rectangle with round corners; the radius is limited to half of the shorter side. */
export function roundedRectPath({ x, y, width, height }: Rect, radius: Cm): Path {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  if (r === 0) return rectPath({ x, y, width, height });
  return cornersPath({ x, y, width, height }, r, r);
}

/** The ellipse that touches all four sides of `rect`. */
export function ellipsePath(rect: Rect): Path {
  return cornersPath(rect, rect.width / 2, rect.height / 2);
}

function cornersPath({ x, y, width, height }: Rect, rx: Cm, ry: Cm): Path {
  const right = x + width;
  const bottom = y + height;
  const hx = rx * (1 - CIRCLE_HANDLE);
  const hy = ry * (1 - CIRCLE_HANDLE);
  return [
    ['M', x + rx, y],
    ['L', right - rx, y],
    ['C', right - hx, y, right, y + hy, right, y + ry],
    ['L', right, bottom - ry],
    ['C', right, bottom - hy, right - hx, bottom, right - rx, bottom],
    ['L', x + rx, bottom],
    ['C', x + hx, bottom, x, bottom - hy, x, bottom - ry],
    ['L', x, y + ry],
    ['C', x, y + hy, x + hx, y, x + rx, y],
    ['Z'],
  ];
}

export function transformPath(path: Path, matrix: Matrix): Path {
  return path.map((step) => transformStep(step, matrix));
}

/** Computes on plain numbers instead of point objects: a long text has thousands of steps. */
function transformStep(step: PathStep, [a, b, c, d, e, f]: Matrix): PathStep {
  if (step[0] === 'Z') return step;
  const [, x, y] = step;
  if (step[0] !== 'C') return [step[0], a * x + c * y + e, b * x + d * y + f];
  const [, , , x2, y2, x3, y3] = step;
  return ['C', a * x + c * y + e, b * x + d * y + f, a * x2 + c * y2 + e, b * x2 + d * y2 + f, a * x3 + c * y3 + e, b * x3 + d * y3 + f];
}

/**
 * The bounding box of a path; curves count with their true extremes, not with their handles.
 *
 * @throws {RangeError} for a path without a point
 */
export function boundsOf(path: Path): Rect {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const step of path) {
    if (step[0] === 'Z') continue;
    if (step[0] === 'C') {
      xs.push(...curveExtremes(xs.at(-1) ?? step[5], step[1], step[3], step[5]), step[5]);
      ys.push(...curveExtremes(ys.at(-1) ?? step[6], step[2], step[4], step[6]), step[6]);
    } else {
      xs.push(step[1]);
      ys.push(step[2]);
    }
  }
  if (xs.length === 0) throw new RangeError('Expected a path with at least one point but received none');
  const [left, right] = rangeOf(xs);
  const [top, bottom] = rangeOf(ys);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

/** Values of a cubic curve's coordinate at the roots of its derivative inside the curve. */
function curveExtremes(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  const roots: number[] = [];
  if (Math.abs(a) < 1e-12) {
    if (Math.abs(b) > 1e-12) roots.push(-c / b);
  } else {
    const discriminant = b * b - 4 * a * c;
    if (discriminant >= 0) roots.push((-b + Math.sqrt(discriminant)) / (2 * a), (-b - Math.sqrt(discriminant)) / (2 * a));
  }
  return roots.filter((t) => t > 0 && t < 1).map((t) => cubicAt([p0, p1, p2, p3], t));
}

function cubicAt([p0, p1, p2, p3]: readonly [number, number, number, number], t: number): number {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
}
