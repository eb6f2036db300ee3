import type { SizeCm } from '../geometry/rect.ts';

export interface GridCounts {
  readonly columns: number;
  readonly rows: number;
}

const MIN_CELL = 5;

/** Maximum number of photos of a layout. */
export const MAX_SLOTS = 144;

/**
 * The grids of equal squares that fill a size exactly: 2 to 19 rows, a whole number of columns, cells of at least 5 cm, fewer than 144.
 *
 * @see [CUST-20 … CUST-22] [GEN-MINSTA-09]
 */
export function squareGrids({ width, height }: SizeCm): readonly GridCounts[] {
  const grids: GridCounts[] = [];
  for (let rows = 2; rows <= 19; rows++) {
    const exact = (rows * width) / height;
    const columns = Math.round(exact);
    if (columns < 1 || Math.abs(exact - columns) > 1e-9) continue;
    const cell = Math.max(width / columns, height / rows);
    if (cell >= MIN_CELL - 1e-9 && rows * columns < MAX_SLOTS) grids.push({ columns, rows });
  }
  return grids;
}
