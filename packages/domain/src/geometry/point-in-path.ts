import { memoize } from '../units/memoize.ts';
import type { Path } from './path.ts';
import type { Point } from './rect.ts';

/** Straight pieces that stand in for a curve when a point is tested: off by far less than a finger. */
const PIECES = 16;

/** Whether a point lies inside a filled outline: nonzero winding, open contours count as closed. */
export function isPointInPath(path: Path, point: Point): boolean {
  let winding = 0;
  for (const [from, to] of linesOf(path)) winding += turnsOf(from, to, point);
  return winding !== 0;
}

/** One outline is asked for many points. */
const linesOf = memoize((path: Path): readonly (readonly [from: Point, to: Point])[] => {
  const lines: (readonly [Point, Point])[] = [];
  walkLines(path, (from, to) => lines.push([from, to]));
  return lines;
});

/** The outline in straight pieces, every contour closed. */
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

/** The area of a filled outline whose inner contours run against its outer ones; of others, their areas added up. */
export function areaOf(path: Path): number {
  let doubled = 0;
  walkLines(path, (from, to) => {
    doubled += from.x * to.y - to.x * from.y;
  });
  return Math.abs(doubled / 2);
}

/** 1 or -1 when the line crosses the ray that runs from the point to the right, by its direction. */
function turnsOf(from: Point, to: Point, point: Point): number {
  const x = crossingAt(from, to, point.y);
  if (x === null || x <= point.x) return 0;
  return to.y > from.y ? 1 : -1;
}

/** Where a line crosses a height; null when it does not. Of its two ends only one counts, so that joined lines cross once. */
export function crossingAt(from: Point, to: Point, y: number): number | null {
  if (from.y <= y === to.y <= y) return null;
  return from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
}

function curveAt(from: Point, [, x1, y1, x2, y2, x, y]: Extract<Path[number], readonly ['C', ...unknown[]]>, t: number): Point {
  const u = 1 - t;
  const mix = (a: number, b: number, c: number, d: number) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return { x: mix(from.x, x1, x2, x), y: mix(from.y, y1, y2, y) };
}
