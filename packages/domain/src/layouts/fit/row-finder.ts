import type { FitJob } from './fit-job.ts';
import type { FormerPlaces } from './moved-cost.ts';
import { type OrderedRows, orderedRows } from './ordered-rows.ts';
import { blockRowsFrom, plainRowsFrom, type RowsFrom, rowJob } from './row-costs.ts';

/** Finds the cheapest rows of photos in their order; null if none fill the page below `maxCost`. */
export interface RowFinder {
  plain(maxCost?: number): OrderedRows | null;
  /** Rows that may have photos above each other in them; the page's reading order is that of the photos. */
  withStacks(maxCost: number): OrderedRows | null;
  /** Rows that may have blocks of a few lines in them, each read before what lies to its right. */
  withBlocks(maxCost: number): OrderedRows | null;
}

/** @param formerPlaces  former places of photos that should stay near; null in a new layout */
export function rowFinder(job: FitJob, formerPlaces: FormerPlaces | null): RowFinder {
  const rows = rowJob(job);
  const plain = plainRowsFrom(rows);
  const lowestCosts = (rowsFrom: RowsFrom) => {
    let best: OrderedRows | null = null;
    return (maxCost: number): OrderedRows | null => {
      best ??= orderedRows(rows, rowsFrom, formerPlaces, maxCost);
      return best && best.cost < maxCost ? best : null;
    };
  };
  return {
    plain: (costLimit) => orderedRows(rows, plain, formerPlaces, costLimit),
    withStacks: lowestCosts(blockRowsFrom(rows, plain, true)),
    withBlocks: lowestCosts(blockRowsFrom(rows, plain, false)),
  };
}
