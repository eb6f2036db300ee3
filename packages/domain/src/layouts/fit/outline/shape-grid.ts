import { boundsOf, type Path } from '../../../geometry/path.ts';
import { crossingAt, walkLines } from '../../../geometry/point-in-path.ts';
import type { Point, Rect } from '../../../geometry/rect.ts';
import type { Cm } from '../../../units/cm.ts';
import { intAt } from '../../../units/item-at.ts';

/** A filled outline as a grid of squares with a summed-area table: the area inside any rectangle takes four lookups. */
export interface ShapeGrid {
  readonly bounds: Rect;
  readonly columns: number;
  readonly rows: number;
  /** Side of a square. */
  readonly pixel: Cm;
  /** Half a gutter, squares. */
  readonly half: number;
  /** Columns and rows of the outline's corners and ends: nearby cuts snap to them. */
  readonly lines: { readonly columns: readonly number[]; readonly rows: readonly number[] };
  /** Summed-area table, (columns + 1) x (rows + 1): squares above and to the left. */
  readonly sums: Int32Array;
}

/** A rectangle of squares: first column and row inclusive, last exclusive. */
export interface Span {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Approximate number of squares along the longer side of an outline. */
const SIDE = 256;
/** Upper limit of that number when squares are made smaller so that half a gutter is a whole number of them. */
const MAX_SIDE = 360;

export function shapeGrid(path: Path, gutter: Cm): ShapeGrid {
  const bounds = boundsOf(path);
  const longer = Math.max(bounds.width, bounds.height);
  const perHalf = Math.max(1, Math.round(gutter / 2 / (longer / SIDE)));
  const pixel = gutter > 0 && (longer * perHalf * 2) / gutter <= MAX_SIDE ? gutter / 2 / perHalf : longer / SIDE;
  const columns = Math.ceil(bounds.width / pixel);
  const rows = Math.ceil(bounds.height / pixel);
  const half = Math.round(gutter / 2 / pixel);
  const scale = { bounds, columns, rows, pixel };
  return { ...scale, half, lines: linesOf(path, { ...scale, half }), sums: sumsOf(path, scale) };
}

type Scale = Pick<ShapeGrid, 'bounds' | 'columns' | 'rows' | 'pixel'>;

/** Columns and rows at the ends of an outline's pieces, and half a gutter beside them, so that a cell can begin at a straight side. */
function linesOf(path: Path, { bounds, columns, rows, pixel, half }: Scale & Pick<ShapeGrid, 'half'>): ShapeGrid['lines'] {
  const ends = path.flatMap((step) => (step[0] === 'Z' ? [] : [step.slice(-2) as [number, number]]));
  const along = (places: readonly Cm[], count: number) => {
    const inside = (line: number) => line > 0 && line < count;
    return [...new Set(places.map((at) => Math.round(at / pixel)).flatMap((at) => [at - half, at, at + half]))].filter(inside);
  };
  return {
    columns: along(
      ends.map(([x]) => x - bounds.x),
      columns,
    ),
    rows: along(
      ends.map(([, y]) => y - bounds.y),
      rows,
    ),
  };
}

/** Snaps a position to the nearest line within `reach`; else returns the position. */
export function onLine(lines: readonly number[], position: number, reach: number): number {
  let best = position;
  let minDistance = reach;
  for (const line of lines) {
    const distance = Math.abs(line - position);
    if (distance > minDistance) continue;
    minDistance = distance;
    best = line;
  }
  return best;
}

function sumsOf(path: Path, { bounds, columns, rows, pixel }: Scale): Int32Array {
  const lines: (readonly [Point, Point])[] = [];
  walkLines(path, (from, to) => lines.push([from, to]));
  const sums = new Int32Array((columns + 1) * (rows + 1));
  const turns = new Int32Array(columns + 1);
  for (let row = 0; row < rows; row++) {
    turns.fill(0);
    const y = bounds.y + (row + 0.5) * pixel;
    for (const [from, to] of lines) {
      const x = crossingAt(from, to, y);
      if (x === null) continue;
      const column = Math.max(0, Math.min(columns, Math.ceil((x - bounds.x) / pixel - 0.5)));
      turns[column] = intAt(turns, column) + (to.y > from.y ? 1 : -1);
    }
    let winding = 0;
    let inRow = 0;
    for (let column = 0; column < columns; column++) {
      winding += intAt(turns, column);
      if (winding !== 0) inRow++;
      sums[(row + 1) * (columns + 1) + column + 1] = inRow + intAt(sums, row * (columns + 1) + column + 1);
    }
  }
  return sums;
}

export const wholeSpan = ({ columns, rows }: Pick<ShapeGrid, 'columns' | 'rows'>): Span => ({
  left: 0,
  top: 0,
  right: columns,
  bottom: rows,
});

/** Number of squares of the outline in a rectangle. */
export function shownIn({ sums, columns }: ShapeGrid, { left, top, right, bottom }: Span): number {
  const [above, below] = [top * (columns + 1), bottom * (columns + 1)];
  return intAt(sums, below + right) - intAt(sums, below + left) - intAt(sums, above + right) + intAt(sums, above + left);
}

/** Shrinks a rectangle to the part of the outline in it; false if there is none. */
export function trimToShown(grid: ShapeGrid, span: Span): boolean {
  const { left, top, right, bottom } = span;
  const all = shownIn(grid, span);
  if (all === 0) return false;
  if (all === (right - left) * (bottom - top)) return true;
  span.left = cutAcross(grid, span, 0);
  span.right = cutAcross(grid, span, all - 1) + 1;
  span.top = cutDown(grid, span, 0);
  span.bottom = cutDown(grid, span, all - 1) + 1;
  return true;
}

/** The last column before which at most `wanted` squares of the outline lie in a rectangle. */
export function cutAcross({ sums, columns }: ShapeGrid, { left, top, right, bottom }: Span, wantedArea: number): number {
  const [above, below] = [top * (columns + 1), bottom * (columns + 1)];
  const targetSum = wantedArea + intAt(sums, below + left) - intAt(sums, above + left);
  let [low, high] = [left, right];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (intAt(sums, below + middle) - intAt(sums, above + middle) <= targetSum) low = middle;
    else high = middle;
  }
  return low;
}

/** The last row above which at most `wanted` squares of the outline lie in a rectangle. */
export function cutDown({ sums, columns }: ShapeGrid, { left, top, right, bottom }: Span, wantedArea: number): number {
  const row = columns + 1;
  const targetSum = wantedArea + intAt(sums, top * row + right) - intAt(sums, top * row + left);
  let [low, high] = [top, bottom];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (intAt(sums, middle * row + right) - intAt(sums, middle * row + left) <= targetSum) low = middle;
    else high = middle;
  }
  return low;
}
