import type { FitJob } from './fit-job.ts';
import { type OrderedRows, orderedRows } from './ordered-rows.ts';
import { blockRowsFrom, plainRowsFrom, rowJob } from './row-costs.ts';
import type { Home } from './stay.ts';

/** Finds the cheapest rows of photos in their order; null if none fill the page below the cost `most`. */
export interface RowFinder {
  plain(most?: number): OrderedRows | null;
  /** Rows that may contain blocks of a few lines. */
  withBlocks(most: number): OrderedRows | null;
}

/** @param home  former places of photos that should stay near; null in a new layout */
export function rowFinder(job: FitJob, home: Home | null): RowFinder {
  const rows = rowJob(job);
  const plain = plainRowsFrom(rows);
  const blocks = blockRowsFrom(rows, plain);
  let best: OrderedRows | null = null;
  return {
    plain: (most) => orderedRows(rows, plain, home, most),
    withBlocks(most) {
      best ??= orderedRows(rows, blocks, home, most);
      return best && best.cost < most ? best : null;
    },
  };
}
