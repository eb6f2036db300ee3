import type { SizeCm } from '@muro/domain';

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Penalty of an empty cell, as the aspect ratio of equally bad cells. */
const EMPTY_WEIGHT = 2;

/**
 * Chooses columns and rows for `count` photos, with the squarest cells that fit the page and few empty ones.
 *
 *     40 photos on 100 x 70 cm → 8 x 5;  7 photos → 4 x 2, one cell stays empty
 *
 * @param limits  maximum numbers of columns and rows
 * @returns null if the limits are too low
 */
export function chooseGrid(count: number, { width, height }: SizeCm, limits: Grid): Grid | null {
  let best: { readonly grid: Grid; readonly cost: number } | null = null;
  for (let columns = 1; columns <= limits.columns; columns++) {
    const rows = Math.ceil(count / columns);
    if (rows > limits.rows) continue;
    const stretch = Math.abs(Math.log(width / columns / (height / rows)));
    const cost = stretch + (EMPTY_WEIGHT * (columns * rows - count)) / count;
    if (!best || cost < best.cost) best = { grid: { columns, rows }, cost };
  }
  return best?.grid ?? null;
}
