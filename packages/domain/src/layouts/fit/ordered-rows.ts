import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import type { Band } from './band.ts';
import { cutCost } from './energy.ts';
import type { FitJob } from './fit-job.ts';
import type { FormerPlaces } from './moved-cost.ts';
import { minCosts, movedInRow, type Row, type RowJob, type RowsFrom } from './row-costs.ts';
import { floatAt, intAt } from './unchecked-reads.ts';

/** Resolution of the rows' total height, in steps per page height; a coarser one for the cost of moved photos. */
const BUCKETS = 400;
const HOME_BUCKETS = 100;
/** Largest total height of the rows as a multiple of the page's height; rows that are too high are cut. */
const MAX_HEIGHT = 1.3;
const NONE = -1;

/**
 * Table of the dynamic programming: the best ways to fill the page with the first photos, by their number and total height; `perCount`
 * heights for each number of photos.
 */
interface Starts {
  readonly perCount: number;
  readonly cost: Float64Array;
  /** Height of the rows with a gutter below each, cm. */
  readonly tall: Float64Array;
  /** Table index of the state before the last row, and the number of that row among the rows from there. */
  readonly before: Int32Array;
  readonly row: Int32Array;
}

/** Rows that fill a page, and their cost including cuts. */
export interface OrderedRows {
  readonly bands: readonly Band[];
  readonly cost: number;
}

/**
 * Breaks photos into rows in their order so that the rows fill the page. Dynamic programming over the number of photos and their total
 * height, as a paragraph is broken into lines (Knuth and Plass 1981), since the cost of a row does not depend on the others.
 *
 * @param rowsFrom      candidate rows from each photo
 * @param formerPlaces  former places of photos that should stay near; null in a new layout
 * @param costLimit     upper bound of the cost; a low bound makes the search faster
 * @returns null if no rows fill the page below that cost
 */
export function orderedRows(
  rows: RowJob,
  rowsFrom: RowsFrom,
  formerPlaces: FormerPlaces | null,
  costLimit = Number.POSITIVE_INFINITY,
): OrderedRows | null {
  const { job } = rows;
  const { leaves } = job.trees;
  const starts = emptyStarts(leaves);
  const maxCostAt = minCosts(rows).map((rest) => costLimit - rest);
  const listed: (readonly Row[])[] = [];
  for (let from = 0; from < leaves; from++) {
    const open = openStarts(starts, from, itemAt(maxCostAt, from));
    if (open.length === 0) continue;
    listed[from] = rowsFrom(from);
    itemAt(listed, from).forEach((row, index) => {
      const moved = formerPlaces ? movedByTop(rows, formerPlaces, from, row) : null;
      addRow(job, starts, { open, row, index, moved, maxCost: itemAt(maxCostAt, row.end) });
    });
  }
  return bestEnd(job, starts, listed, costLimit);
}

/** Lists the states with `count` photos that cost less than `maxCost`. */
function openStarts({ perCount, cost }: Starts, count: number, maxCost: number): readonly number[] {
  const open: number[] = [];
  for (let start = count * perCount; start < (count + 1) * perCount; start++) {
    const startCost = floatAt(cost, start);
    if (startCost < maxCost) open.push(start);
  }
  return open;
}

function emptyStarts(leaves: number): Starts {
  const perCount = Math.floor(MAX_HEIGHT * BUCKETS) + 2;
  const size = (leaves + 1) * perCount;
  const cost = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  cost[0] = 0;
  return { perCount, cost, tall: new Float64Array(size), before: new Int32Array(size).fill(NONE), row: new Int32Array(size) };
}

interface Added {
  /** States that the row may follow. */
  readonly open: readonly number[];
  readonly row: Row;
  /** Number of the row among those that begin with the same photo. */
  readonly index: number;
  /** Cost of moved photos, by the top of the row; null in a new layout. */
  readonly moved: ((top: Cm) => number) | null;
  /** Cost from which on a state with the row is useless. */
  readonly maxCost: number;
}

/** Extends all states of `open` by a row. */
function addRow({ trees, requirements }: FitJob, starts: Starts, { open, row, index, moved, maxCost }: Added): void {
  const { perCount, cost, tall, before } = starts;
  const lowest = MAX_HEIGHT * requirements.page.height;
  const toBucket = BUCKETS / requirements.page.height;
  const down = row.band.height + trees.gutter;
  for (const start of open) {
    const end = floatAt(tall, start) + down;
    if (end > lowest) continue;
    const to = row.end * perCount + Math.floor(end * toBucket);
    const limit = Math.min(floatAt(cost, to), maxCost);
    let sum = floatAt(cost, start) + row.cost;
    if (sum < limit && moved) sum += moved(floatAt(tall, start));
    if (sum >= limit) continue;
    cost[to] = sum;
    tall[to] = end;
    before[to] = start;
    starts.row[to] = index;
  }
}

/** Cost of moved photos, memoised per height step. */
function movedByTop(rows: RowJob, formerPlaces: FormerPlaces, from: number, row: Row): (top: Cm) => number {
  const { height } = rows.job.requirements.page;
  let costOf: ((top: Cm) => number) | null = null;
  const cachedCosts: number[] = [];
  return (top) => {
    const bucket = Math.floor((top / height) * HOME_BUCKETS);
    costOf ??= movedInRow(rows, formerPlaces, from, row);
    const cost = cachedCosts[bucket] ?? costOf(((bucket + 0.5) / HOME_BUCKETS) * height);
    cachedCosts[bucket] = cost;
    return cost;
  };
}

function bestEnd(
  { trees, requirements }: FitJob,
  starts: Starts,
  listed: readonly (readonly Row[])[],
  maxCost: number,
): OrderedRows | null {
  const { width, height } = requirements.page;
  const { gutter, leaves } = trees;
  const { perCount, cost, tall, before, row } = starts;
  const rows = Math.sqrt((leaves * height) / width);
  const photosHeight = height - (rows - 1) * gutter;
  let best = NONE;
  let minCost = maxCost;
  for (let end = leaves * perCount; end < cost.length; end++) {
    if (floatAt(cost, end) === Number.POSITIVE_INFINITY) continue;
    const sum = floatAt(cost, end) + cutCost((floatAt(tall, end) - gutter - height + photosHeight) / photosHeight);
    if (sum < minCost) [best, minCost] = [end, sum];
  }
  if (best === NONE) return null;
  const bands: Band[] = [];
  for (let end = best; intAt(before, end) !== NONE; end = intAt(before, end)) {
    const from = Math.floor(intAt(before, end) / perCount);
    bands.unshift(itemAt(itemAt(listed, from), intAt(row, end)).band);
  }
  return { bands, cost: minCost };
}
