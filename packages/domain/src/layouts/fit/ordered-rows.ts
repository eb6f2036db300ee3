import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import type { Band } from './band.ts';
import { cutCost } from './energy.ts';
import type { FitJob } from './fit-job.ts';
import { floatAt, intAt } from './read-numbers.ts';
import { leastCosts, movedInRow, type Row, type RowJob, type RowsFrom } from './row-costs.ts';
import type { Home } from './stay.ts';

/** Heights of the rows together are told apart to this share of the page's height; where photos were, to a coarser one. */
const BUCKETS = 400;
const HOME_BUCKETS = 100;
/** Rows together may be this much higher than the page, and are then cut. */
const MOST_HEIGHT = 1.3;
const NONE = -1;

/**
 * The best ways to fill the page with the first photos, by their number and the height that they take: `perCount` heights for each
 * number of photos.
 */
interface Starts {
  readonly perCount: number;
  readonly cost: Float64Array;
  /** Height of the rows with a gutter below each, cm. */
  readonly tall: Float64Array;
  /** The start before the last row, and the number of that row among those that follow that start. */
  readonly before: Int32Array;
  readonly row: Int32Array;
}

/** Rows that fill a page, and their cost with what is cut off for them. */
export interface OrderedRows {
  readonly bands: readonly Band[];
  readonly cost: number;
}

/**
 * Breaks photos into rows, in their order, so that the rows fill the page: reading order is exactly the photos' order. The best
 * breaks are found by dynamic programming over the number of photos and the height they take, as a paragraph is broken into lines
 * (Knuth and Plass), since the cost of a row does not depend on the others.
 *
 * @param rowsFrom  rows to choose from
 * @param home      where photos were that should stay about there; null in a new layout
 * @param most      cost from which on rows are of no use: the lower it is, the sooner the others are found
 * @returns null where no rows fill the page, or all cost as much
 */
export function orderedRows(rows: RowJob, rowsFrom: RowsFrom, home: Home | null, most = Number.POSITIVE_INFINITY): OrderedRows | null {
  const { job } = rows;
  const { leaves } = job.trees;
  const starts = emptyStarts(leaves);
  const mostAt = leastCosts(rows).map((rest) => most - rest);
  const listed: (readonly Row[])[] = [];
  for (let from = 0; from < leaves; from++) {
    const open = openStarts(starts, from, itemAt(mostAt, from));
    if (open.length === 0) continue;
    listed[from] = rowsFrom(from);
    itemAt(listed, from).forEach((row, index) => {
      const moved = home ? movedByTop(rows, home, from, row) : null;
      addRow(job, starts, { open, row, index, moved, most: itemAt(mostAt, row.end) });
    });
  }
  return bestEnd(job, starts, listed, most);
}

/** Lists the starts with so many photos that cost less than `most`. */
function openStarts({ perCount, cost }: Starts, count: number, most: number): readonly number[] {
  const open: number[] = [];
  for (let start = count * perCount; start < (count + 1) * perCount; start++) {
    const known = floatAt(cost, start);
    if (known < most) open.push(start);
  }
  return open;
}

function emptyStarts(leaves: number): Starts {
  const perCount = Math.floor(MOST_HEIGHT * BUCKETS) + 2;
  const size = (leaves + 1) * perCount;
  const cost = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  cost[0] = 0;
  return { perCount, cost, tall: new Float64Array(size), before: new Int32Array(size).fill(NONE), row: new Int32Array(size) };
}

interface Added {
  /** Starts that the row may follow. */
  readonly open: readonly number[];
  readonly row: Row;
  /** Number of the row among those that begin with the same photo. */
  readonly index: number;
  /** Cost of the photos that move, by the top of the row; null where none was anywhere. */
  readonly moved: ((top: Cm) => number) | null;
  /** Cost from which on a start with the row is of no use. */
  readonly most: number;
}

/** Adds a row below all ways to fill the page down to it. */
function addRow({ trees, wishes }: FitJob, starts: Starts, { open, row, index, moved, most }: Added): void {
  const { perCount, cost, tall, before } = starts;
  const lowest = MOST_HEIGHT * wishes.page.height;
  const toBucket = BUCKETS / wishes.page.height;
  const down = row.band.height + trees.gutter;
  for (const start of open) {
    const end = floatAt(tall, start) + down;
    if (end > lowest) continue;
    const to = row.end * perCount + Math.floor(end * toBucket);
    const least = Math.min(floatAt(cost, to), most);
    let sum = floatAt(cost, start) + row.cost;
    if (sum < least && moved) sum += moved(floatAt(tall, start));
    if (sum >= least) continue;
    cost[to] = sum;
    tall[to] = end;
    before[to] = start;
    starts.row[to] = index;
  }
}

/** What moving costs, worked out once for about each height. */
function movedByTop(rows: RowJob, home: Home, from: number, row: Row): (top: Cm) => number {
  const { height } = rows.job.wishes.page;
  let costOf: ((top: Cm) => number) | null = null;
  const known: number[] = [];
  return (top) => {
    const bucket = Math.floor((top / height) * HOME_BUCKETS);
    costOf ??= movedInRow(rows, home, from, row);
    const cost = known[bucket] ?? costOf(((bucket + 0.5) / HOME_BUCKETS) * height);
    known[bucket] = cost;
    return cost;
  };
}

function bestEnd({ trees, wishes }: FitJob, starts: Starts, listed: readonly (readonly Row[])[], most: number): OrderedRows | null {
  const { width, height } = wishes.page;
  const { gutter, leaves } = trees;
  const { perCount, cost, tall, before, row } = starts;
  const rows = Math.sqrt((leaves * height) / width);
  const photosHeight = height - (rows - 1) * gutter;
  let best = NONE;
  let least = most;
  for (let end = leaves * perCount; end < cost.length; end++) {
    if (floatAt(cost, end) === Number.POSITIVE_INFINITY) continue;
    const sum = floatAt(cost, end) + cutCost((floatAt(tall, end) - gutter - height + photosHeight) / photosHeight);
    if (sum < least) [best, least] = [end, sum];
  }
  if (best === NONE) return null;
  const bands: Band[] = [];
  for (let end = best; intAt(before, end) !== NONE; end = intAt(before, end)) {
    const from = Math.floor(intAt(before, end) / perCount);
    bands.unshift(itemAt(itemAt(listed, from), intAt(row, end)).band);
  }
  return { bands, cost: least };
}
