import { itemAt } from '../units/item-at.ts';
import type { Path, PathStep } from './path.ts';
import type { Point, Rect } from './rect.ts';

/** A straight piece has two points, a cubic curve four: both ends and the handles between them. */
type Piece = readonly Point[];

/** One side of a line across the page: the points with `sign` · coordinate ≥ `sign` · `at`. */
interface Side {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly sign: 1 | -1;
}

/** Bisection steps for a root: accurate to a thousandth of a micrometre on any page. */
const HALVINGS = 48;

/**
 * The part of a filled outline that lies in a rectangle; curves stay curves. Sutherland–Hodgman clipping: each side of the rectangle
 * cuts the contours in turn, and the points where a contour leaves and re-enters are joined along that side:
 *
 *     ┌────────┐          ┌────────┐
 *     │   ╭────┼─╮        │   ╭────┤
 *     │   ╰────┼─╯   →    │   ╰────┤
 *     └────────┘          └────────┘
 *
 * @returns an empty path if no part of the outline is in the rectangle
 */
export function clipPath(path: Path, { x, y, width, height }: Rect): Path {
  const sides: readonly Side[] = [
    { axis: 'x', at: x, sign: 1 },
    { axis: 'x', at: x + width, sign: -1 },
    { axis: 'y', at: y, sign: 1 },
    { axis: 'y', at: y + height, sign: -1 },
  ];
  return contoursOf(path)
    .map((contour) => sides.reduce(clipContour, contour))
    .flatMap(stepsOf);
}

/** The closed contours of a path. */
function contoursOf(path: Path): readonly (readonly Piece[])[] {
  const contours: Piece[][] = [];
  let pen: Point = { x: 0, y: 0 };
  let start = pen;
  const add = (piece: Piece) => contours.at(-1)?.push(piece);
  const close = () => {
    if (!isSame(pen, start)) add([pen, start]);
    pen = start;
  };
  for (const step of path) {
    if (step[0] === 'Z') close();
    else if (step[0] === 'M') {
      close();
      pen = { x: step[1], y: step[2] };
      start = pen;
      contours.push([]);
    } else {
      const end = step[0] === 'L' ? { x: step[1], y: step[2] } : { x: step[5], y: step[6] };
      add(step[0] === 'L' ? [pen, end] : [pen, { x: step[1], y: step[2] }, { x: step[3], y: step[4] }, end]);
      pen = end;
    }
  }
  close();
  return contours;
}

function clipContour(contour: readonly Piece[], side: Side): readonly Piece[] {
  const inside = contour.flatMap((piece) => partsAt(piece, side)).filter((piece) => depthOf(pointOn(piece, 0.5), side) > 0);
  return inside.flatMap((piece, index) => {
    const from = endOf(itemAt(inside, (index + inside.length - 1) % inside.length));
    return isSame(from, startOf(piece)) ? [piece] : [[from, startOf(piece)], piece];
  });
}

const depthOf = (point: Point, { axis, at, sign }: Side): number => sign * (point[axis] - at);

/** Splits a piece where it crosses the line; the split points lie exactly on the line. */
function partsAt(piece: Piece, side: Side): readonly Piece[] {
  const parts: Piece[] = [];
  let rest = piece;
  let done = 0;
  for (const parameter of crossingsOf(piece, side)) {
    const [before, after] = splitAt(rest, (parameter - done) / (1 - done));
    parts.push(onLine(before, before.length - 1, side));
    rest = onLine(after, 0, side);
    done = parameter;
  }
  return [...parts, rest];
}

function onLine(piece: Piece, index: number, { axis, at }: Side): Piece {
  return piece.map((point, position) => (position === index ? { ...point, [axis]: at } : point));
}

/** Parameters at which a piece crosses a line; found between neighbouring turning points, where a piece crosses at most once. */
function crossingsOf(piece: Piece, side: Side): readonly number[] {
  const turns = piece.length === 2 ? [] : turningPoints(piece.map((point) => depthOf(point, side)));
  const bounds = [0, ...turns, 1];
  return bounds.slice(1).flatMap((to, index) => {
    const from = itemAt(bounds, index);
    const [before, after] = [depthOf(pointOn(piece, from), side), depthOf(pointOn(piece, to), side)];
    return (before < 0 && after > 0) || (before > 0 && after < 0) ? [rootBetween(piece, side, [from, to])] : [];
  });
}

function rootBetween(piece: Piece, side: Side, [from, to]: readonly [number, number]): number {
  let [low, high] = [from, to];
  const isRising = depthOf(pointOn(piece, from), side) < 0;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (depthOf(pointOn(piece, middle), side) < 0 === isRising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Parameters between 0 and 1 at which the derivative of a cubic coordinate is 0. */
function turningPoints(depths: readonly number[]): readonly number[] {
  const [p0, p1, p2, p3] = depths as [number, number, number, number];
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  const discriminant = b * b - 4 * a * c;
  const roots =
    Math.abs(a) < 1e-12
      ? [-c / b]
      : discriminant < 0
        ? []
        : [(-b - Math.sqrt(discriminant)) / (2 * a), (-b + Math.sqrt(discriminant)) / (2 * a)];
  return roots.filter((root) => root > 0 && root < 1).sort((first, second) => first - second);
}

/** Splits a piece at a curve parameter (de Casteljau's algorithm). */
function splitAt(piece: Piece, parameter: number): readonly [Piece, Piece] {
  const before: Point[] = [startOf(piece)];
  const after: Point[] = [endOf(piece)];
  for (let row = piece; row.length > 1; ) {
    row = row.slice(1).map((point, index) => interpolate(itemAt(row, index), point, parameter));
    before.push(startOf(row));
    after.unshift(endOf(row));
  }
  return [before, after];
}

const interpolate = (a: Point, b: Point, parameter: number): Point => ({
  x: a.x + (b.x - a.x) * parameter,
  y: a.y + (b.y - a.y) * parameter,
});

function pointOn(piece: Piece, parameter: number): Point {
  let row = piece;
  while (row.length > 1) row = row.slice(1).map((point, index) => interpolate(itemAt(row, index), point, parameter));
  return startOf(row);
}

const startOf = (piece: Piece): Point => itemAt(piece, 0);

const endOf = (piece: Piece): Point => itemAt(piece, piece.length - 1);

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

function stepsOf(contour: readonly Piece[]): Path {
  const [first] = contour;
  if (!first) return [];
  const pieces = contour.map(([, ...points]): PathStep => {
    const flat = points.flatMap(({ x, y }) => [x, y]);
    return flat.length === 2 ? ['L', flat[0] as number, flat[1] as number] : (['C', ...flat] as unknown as PathStep);
  });
  return [['M', startOf(first).x, startOf(first).y], ...pieces, ['Z']];
}
