import type { Path } from '../geometry/path.ts';
import type { Point } from '../geometry/rect.ts';

/** Straight pieces that stand in for a curve when a point is tested: off by far less than a finger. */
const PIECES = 16;

/** Whether a point lies inside a filled outline: nonzero winding, open contours count as closed. */
export function isPointInPath(path: Path, point: Point): boolean {
  let winding = 0;
  let start: Point = { x: 0, y: 0 };
  let pen: Point = start;
  const line = (to: Point): void => {
    winding += turnsOf(pen, to, point);
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
  return winding !== 0;
}

/** 1 or -1 when the line crosses the ray that runs from the point to the right, by its direction. */
function turnsOf(from: Point, to: Point, point: Point): number {
  if (from.y <= point.y === to.y <= point.y) return 0;
  const at = from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x);
  if (at <= point.x) return 0;
  return to.y > from.y ? 1 : -1;
}

function curveAt(from: Point, [, x1, y1, x2, y2, x, y]: Extract<Path[number], readonly ['C', ...unknown[]]>, t: number): Point {
  const u = 1 - t;
  const mix = (a: number, b: number, c: number, d: number) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return { x: mix(from.x, x1, x2, x), y: mix(from.y, y1, y2, y) };
}
