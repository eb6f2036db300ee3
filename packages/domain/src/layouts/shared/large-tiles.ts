import type { GridCounts } from '../../catalogue/square-grids.ts';
import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { spans } from './grid.ts';

/** First column and row of a large tile. */
interface Anchor {
  readonly column: number;
  readonly row: number;
}

/** Number of compositions, the letters A to O. [GEN-MEVEN-04] [GEN-MINSTA-04] */
export const TILE_LAYOUTS = 15;

const LARGE = 2;

/** The large tiles of a composition by precedence; tiles that do not fit or overlap earlier ones are left out. */
type Composition = (last: Anchor, middle: Anchor) => readonly Anchor[];

const anchorAt = (column: number, row: number): Anchor => ({ column, row });

/** Numbers from `from` to `last` at intervals of `step`. */
function stepsTo(last: number, step: number, from = 0): readonly number[] {
  const steps: number[] = [];
  for (let i = from; i <= last; i += step) steps.push(i);
  return steps;
}

function lattice(last: Anchor, step: number, shift: (line: number) => number): readonly Anchor[] {
  return stepsTo(last.row, step).flatMap((row, line) => stepsTo(last.column, step, shift(line)).map((column) => anchorAt(column, row)));
}

/** The compositions A … O. `last` is the furthest possible anchor, `middle` the central one. */
const COMPOSITIONS: readonly Composition[] = [
  (_, middle) => [middle],
  () => [anchorAt(0, 0)],
  (last) => [anchorAt(last.column, last.row)],
  (last) => [anchorAt(0, 0), anchorAt(last.column, last.row)],
  (last) => [anchorAt(last.column, 0), anchorAt(0, last.row)],
  (last) => [anchorAt(0, 0), anchorAt(last.column, 0), anchorAt(0, last.row), anchorAt(last.column, last.row)],
  (last, middle) => [anchorAt(0, 0), anchorAt(last.column, 0), middle, anchorAt(0, last.row), anchorAt(last.column, last.row)],
  (last) => stepsTo(last.row, 3).map((row, line) => anchorAt(line % 2 === 0 ? 0 : last.column, row)),
  (last) => stepsTo(last.row, 2).map((row, line) => anchorAt(Math.min(last.column, line), row)),
  (_, middle) => [anchorAt(middle.column, 0), anchorAt(middle.column, middle.row), anchorAt(middle.column, middle.row * 2)],
  (last, middle) => [anchorAt(0, middle.row), anchorAt(middle.column, middle.row), anchorAt(last.column, middle.row)],
  (last) => lattice(last, 3, () => 0),
  (last) => lattice(last, 3, (line) => (line % 2 === 0 ? 1 : 0)),
  (last) => stepsTo(last.column, 2).map((column) => anchorAt(column, 0)),
  (last) => lattice(last, 2, (line) => (line % 2 === 0 ? 0 : 2)).filter(({ column, row }) => (column / 2 + row / 2) % 2 === 0),
];

/**
 * The large tiles of letter 0 … 14 on a grid: inside it, without overlap; none on a grid that a single large tile would fill. On small
 * grids many compositions are equal; then a letter takes the next distinct one, and letters repeat only when none is left.
 *
 * @see [GEN-MEVEN-05] [GEN-MINSTA-05]
 */
export function largeTiles(layout: number, { columns, rows }: GridCounts): readonly Anchor[] {
  const last = anchorAt(columns - LARGE, rows - LARGE);
  if (last.column < 0 || last.row < 0 || last.column + last.row === 0) return [];
  const middle = anchorAt(Math.floor(last.column / 2), Math.floor(last.row / 2));
  const different = new Map<string, readonly Anchor[]>();
  const offer = (candidates: readonly Anchor[]) => {
    const placed = placedOf(candidates, last);
    const name = placed.map(({ column, row }) => row * columns + column).sort((a, b) => a - b);
    if (placed.length > 0 && different.size <= layout) different.set(name.join(), different.get(name.join()) ?? placed);
  };
  for (const composition of COMPOSITIONS) offer(composition(last, middle));
  if (different.size <= layout) for (const pair of pairsOf(last)) offer(pair);
  const found = [...different.values()];
  return itemAt(found, layout % found.length);
}

/** The tiles that fit without overlap, by precedence. */
function placedOf(candidates: readonly Anchor[], last: Anchor): readonly Anchor[] {
  const placed: Anchor[] = [];
  for (const candidate of candidates) {
    const fits = candidate.column >= 0 && candidate.column <= last.column && candidate.row >= 0 && candidate.row <= last.row;
    const isFree = placed.every(
      (other) => Math.abs(other.column - candidate.column) >= LARGE || Math.abs(other.row - candidate.row) >= LARGE,
    );
    if (fits && isFree) placed.push(candidate);
  }
  return placed;
}

/** All single large tiles and pairs of them, for grids so small that the compositions are exhausted. */
function pairsOf(last: Anchor): readonly (readonly Anchor[])[] {
  const all = lattice(last, 1, () => 0);
  return all.flatMap((element, i) => all.slice(i).map((two) => [element, two]));
}

/**
 * A grid with some cells merged two by two, in reading order of their top left corners.
 *
 *     ┌───────┬───┐
 *     │   1   │ 2 │
 *     │       ├───┤
 *     │       │ 3 │
 *     ├───┬───┼───┤
 */
export function tiledRects(box: Rect, grid: GridCounts, gutter: Cm, large: readonly Anchor[]): readonly Rect[] {
  const across = spans(box.x, box.width, grid.columns, gutter);
  const down = spans(box.y, box.height, grid.rows, gutter);
  const starts = new Set(large.map(({ column, row }) => row * grid.columns + column));
  const covered = new Set(
    large.flatMap(({ column, row }) => [0, 1].flatMap((r) => [0, 1].map((c) => (row + r) * grid.columns + column + c))),
  );
  const rects: Rect[] = [];
  down.forEach((line, row) => {
    across.forEach((stretch, column) => {
      const cell = row * grid.columns + column;
      if (starts.has(cell)) {
        rects.push({ x: stretch.at, y: line.at, width: 2 * stretch.length + gutter, height: 2 * line.length + gutter });
      } else if (!covered.has(cell)) {
        rects.push({ x: stretch.at, y: line.at, width: stretch.length, height: line.length });
      }
    });
  });
  return rects;
}

/** The largest block of exact squares in a box, centred. */
export function squaresBox(box: Rect, { columns, rows }: GridCounts, gutter: Cm): Rect {
  const cell = Math.min((box.width - (columns - 1) * gutter) / columns, (box.height - (rows - 1) * gutter) / rows);
  const width = columns * cell + (columns - 1) * gutter;
  const height = rows * cell + (rows - 1) * gutter;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
