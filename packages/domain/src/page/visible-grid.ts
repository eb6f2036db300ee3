import type { Point, Rect } from '../geometry/rect.ts';
import { floatAt, itemAt } from '../units/item-at.ts';

/** Visible squares of a rectangle, in a resolution sufficient for faces. */
export interface VisibleGrid {
  /** Visible share of a box, 0–1; the outside of the rectangle is not visible. */
  share(box: Rect): number;
  /** The largest completely visible rectangle; null if nothing is visible. */
  readonly core: Rect | null;
}

/** Squares along each side. */
const SIDE = 32;

/** @param isSeen  called with the middle of each square */
export function computeVisibleGrid(rect: Rect, isSeen: (point: Point) => boolean): VisibleGrid {
  const [across, down] = [rect.width / SIDE, rect.height / SIDE];
  const cells = Array.from({ length: SIDE * SIDE }, (_, index) =>
    isSeen({ x: rect.x + ((index % SIDE) + 0.5) * across, y: rect.y + (Math.floor(index / SIDE) + 0.5) * down }),
  );
  const sums = summedArea(cells);
  const upTo = (x: number, y: number): number => {
    const [column, row] = [bounded(x), bounded(y)];
    const [left, top] = [Math.min(SIDE - 1, Math.floor(column)), Math.min(SIDE - 1, Math.floor(row))];
    const [u, v] = [column - left, row - top];
    const sum = (i: number, j: number) => floatAt(sums, j * (SIDE + 1) + i);
    return (
      sum(left, top) * (1 - u) * (1 - v) +
      sum(left + 1, top) * u * (1 - v) +
      sum(left, top + 1) * (1 - u) * v +
      sum(left + 1, top + 1) * u * v
    );
  };
  return {
    share: ({ x, y, width, height }) => {
      const [left, top] = [(x - rect.x) / across, (y - rect.y) / down];
      const [right, bottom] = [left + width / across, top + height / down];
      const totalArea = (right - left) * (bottom - top);
      return totalArea > 0 ? (upTo(right, bottom) - upTo(left, bottom) - upTo(right, top) + upTo(left, top)) / totalArea : 0;
    },
    core: largestCore(cells, rect),
  };
}

function bounded(position: number): number {
  return Math.max(0, Math.min(SIDE, position));
}

/** Summed-area table of visible squares. */
function summedArea(cells: readonly boolean[]): Float64Array {
  const width = SIDE + 1;
  const sums = new Float64Array(width * width);
  for (let row = 1; row < width; row++)
    for (let column = 1; column < width; column++) {
      const index = row * width + column;
      const isVisible = cells[(row - 1) * SIDE + column - 1] ? 1 : 0;
      sums[index] = isVisible + floatAt(sums, index - 1) + floatAt(sums, index - width) - floatAt(sums, index - width - 1);
    }
  return sums;
}

/** The largest rectangle of visible squares: for each row, the largest rectangle under the histogram of visible heights. */
function largestCore(cells: readonly boolean[], rect: Rect): Rect | null {
  const heights = new Array<number>(SIDE).fill(0);
  let best = { area: 0, left: 0, top: 0, width: 0, height: 0 };
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) heights[column] = cells[row * SIDE + column] ? itemAt(heights, column) + 1 : 0;
    for (let left = 0; left < SIDE; left++) {
      let height = SIDE;
      for (let right = left; right < SIDE && height > 0; right++) {
        height = Math.min(height, itemAt(heights, right));
        const width = right - left + 1;
        if (width * height > best.area) best = { area: width * height, left, top: row - height + 1, width, height };
      }
    }
  }
  if (best.area === 0) return null;
  const [across, down] = [rect.width / SIDE, rect.height / SIDE];
  return { x: rect.x + best.left * across, y: rect.y + best.top * down, width: best.width * across, height: best.height * down };
}
