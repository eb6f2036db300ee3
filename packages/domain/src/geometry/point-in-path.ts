import { memoize } from '../units/memoize.ts';
import type { Path } from './path.ts';
import type { Point } from './rect.ts';

/** Straight pieces per curve in a hit test; the error is far smaller than a finger. */
const PIECES = 16;

/** True if a point lies inside a filled outline: nonzero winding rule, open contours count as closed. */
export function isPointInPath(path: Path, point: Point): boolean {
  let winding = 0;
  for (const [from, to] of linesOf(path)) winding += windingOf(from, to, point);
  return winding !== 0;
}

/** Memoised: the same outline is tested with many points. */
const linesOf = memoize((path: Path): readonly (readonly [from: Point, to: Point])[] => {
  const lines: (readonly [Point, Point])[] = [];
  walkLines(path, (from, to) => lines.push([from, to]));
  return lines;
});

/** Calls `visit` for each straight piece of an outline; curves are flattened and every contour is closed. */
export function walkLines(path: Path, visit: (from: Point, to: Point) => void): void {
  let start: Point = { x: 0, y: 0 };
  let pen: Point = start;
  const line = (to: Point): void => {
    visit(pen, to);
    pen = to;
  };
  for (const step of path) {
    if (step[0] === 'M') {
      line(start);
      start = { x: step[1], y: step[2] };
      pen = start;
    } else if (step[0] === 'L') line({ x: step[1], y: step[2] });
    else if (step[0] === 'Z') line(start);
    else {
      const from = pen;
      for (let i = 1; i <= PIECES; i++) line(curveAt(from, step, i / PIECES));
    }
  }
  line(start);
}

/** The area of a filled outline whose holes run against its outer contours, cm². For other outlines: the sum of the contours' areas. */
export function areaOf(path: Path): number {
  let doubled = 0;
  walkLines(path, (from, to) => {
    doubled += from.x * to.y - to.x * from.y;
  });
  return Math.abs(doubled / 2);
}

/** Winding of a line round a point: 1 or -1 if it crosses the ray to the right of the point, by direction; otherwise 0. */
function windingOf(from: Point, to: Point, point: Point): number {
  const x = crossingAt(from, to, point.y);
  if (x === null || x <= point.x) return 0;
  return to.y > from.y ? 1 : -1;
}

/** The x at which a line crosses the height `y`; null if it does not. Only one end of a line counts, so that joined lines cross once. */
export function crossingAt(from: Point, to: Point, y: number): number | null {
  if (from.y <= y === to.y <= y) return null;
  return from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
}

function curveAt(from: Point, [, x1, y1, x2, y2, x, y]: Extract<Path[number], readonly ['C', ...unknown[]]>, t: number): Point {
  const u = 1 - t;
  const mix = (a: number, b: number, c: number, d: number) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return { x: mix(from.x, x1, x2, x), y: mix(from.y, y1, y2, y) };
}
