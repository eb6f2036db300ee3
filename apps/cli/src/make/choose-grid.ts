import type { SizeCm } from '@muro/domain';

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** An empty place weighs as much as cells this many times longer than wide. */
const EMPTY_WEIGHT = 2;

/**
 * Columns and rows in which `count` photos find room: cells as square as the page allows, and few left over.
 *
 *     40 photos on 100 x 70 cm → 8 x 5;  7 photos → 4 x 2, one place stays empty
 *
 * @param most  how many columns and rows there may be
 * @returns null when that is too few
 */
export function chooseGrid(count: number, { width, height }: SizeCm, limits: Grid): Grid | null {
  let best: { readonly grid: Grid; readonly badness: number } | null = null;
  for (let columns = 1; columns <= limits.columns; columns++) {
    const rows = Math.ceil(count / columns);
    if (rows > limits.rows) continue;
    const stretch = Math.abs(Math.log(width / columns / (height / rows)));
    const badness = stretch + (EMPTY_WEIGHT * (columns * rows - count)) / count;
    if (!best || badness < best.badness) best = { grid: { columns, rows }, badness };
  }
  return best?.grid ?? null;
}
