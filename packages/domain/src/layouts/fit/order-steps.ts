import { itemAt } from '../../units/item-at.ts';
import { boundsOfRects } from './bounds.ts';
import { missedCost } from './favourites.ts';
import { type FitJob, jobOf } from './fit-job.ts';
import type { FitLayout, FitTask } from './fit-task.ts';
import { layoutOfTrees } from './layout-of-trees.ts';
import { takeNearestArrangement } from './nearest-arrangement.ts';
import type { OrderedRows } from './ordered-rows.ts';
import { plantRows } from './plant-rows.ts';
import { homeOf } from './refit-steps.ts';
import { type RowFinder, rowFinder } from './row-finder.ts';
import { searchInOrder, stepsBackIn } from './search-in-order.ts';
import { worstCut } from './worst-cut.ts';

/** Limits of plain rows: largest cut share, and least fraction of its wanted size for each photo. */
const ROWS_CUT = 0.02;
const ROWS_LEAST = 0.42;
/** Cost limits of the first searches for rows near the photos' former places: the lower the limit, the faster the search. */
const NEAR_COSTS = [3, 12] as const;
/** Number of photos up to which any arrangement is tried if rows cut much; with FEW or less, sizes may vary. */
const MOST_REARRANGED = 20;
const FEW = 6;
/** Weight of a missing share of a photo's size, compared with a cut share. */
const LACKING = 0.25;
/** Tolerance by which an arrangement with smaller cuts may miss the sizes of favourites. */
const MISSED = 0.1;

/**
 * Arranges photos in reading order: in rows; with blocks of a few lines in them where plain rows would cut much or leave a photo small;
 * few photos in any arrangement with the same reading order. Yields the progress; returns null if there is none.
 */
export function* orderSteps(task: FitTask): Generator<number, FitLayout | null> {
  const { before, page, photos } = task;
  const job = jobOf(task);
  const all = photos.map((_, photo) => photo);
  const home = before && !before.isResized ? homeOf(page, boundsOfRects(before.rects), before, all) : null;
  const finder = rowFinder(job, home);
  const isNear = home !== null && photos.length > MOST_REARRANGED && job.wishes.favourites.length === 0;
  for (const most of isNear ? NEAR_COSTS : []) {
    const rows = finder.plain(most);
    if (rows) return yield* mended(task, job, rows, finder);
    const withBlocks = finder.withBlocks(most);
    const near = withBlocks && laid(task, job, withBlocks);
    if (near && worstCut(photos, near) < ROWS_CUT) return near;
    if (near) break;
  }
  const rows = finder.plain();
  if (rows) return yield* mended(task, job, rows, finder);
  const isDone = yield* takeNearestArrangement(job, null, () => stepsBackIn(job) > 0);
  return isDone ? layoutOfTrees(task, job) : null;
}

/** Improves rows that cut much or leave a photo small: by rows with blocks, or any other arrangement with the same reading order. */
function* mended(task: FitTask, job: FitJob, found: OrderedRows, finder: RowFinder): Generator<number, FitLayout> {
  const { photos } = task;
  const rows = laid(task, job, found);
  const isStamp = photos.length > FEW && leastPart(job, rows) < ROWS_LEAST;
  if (worstCut(photos, rows) < ROWS_CUT && !isStamp) return rows;
  const blocks = finder.withBlocks(found.cost);
  const withBlocks = blocks && laid(task, job, blocks);
  const best = withBlocks && favoursAsWell(job, withBlocks, rows) ? withBlocks : rows;
  if (photos.length > MOST_REARRANGED || worstCut(photos, best) < ROWS_CUT) return best;
  return yield* rearranged(task, job, best);
}

function laid(task: FitTask, job: FitJob, { bands }: OrderedRows): FitLayout {
  plantRows(job.trees, bands);
  return layoutOfTrees(task, job);
}

function* rearranged(task: FitTask, job: FitJob, rows: FitLayout): Generator<number, FitLayout> {
  const isDone = yield* takeNearestArrangement(job, null, () => stepsBackIn(job) > 0);
  if (!isDone) yield* searchInOrder(job);
  const other = layoutOfTrees(task, job);
  const isBetter = stepsBackIn(job) === 0 && faultOf(task, job, other) < faultOf(task, job, rows);
  return isBetter && favoursAsWell(job, other, rows) ? other : rows;
}

/** True if a layout misses the favourites' wanted sizes by hardly more than rows do. */
const favoursAsWell = (job: FitJob, layout: FitLayout, rows: FitLayout) => favouredCost(job, layout) < favouredCost(job, rows) + MISSED;

/** Cost of favourites of a layout that miss their wanted sizes. */
function favouredCost({ wishes: { favourites, shares } }: FitJob, { rects }: FitLayout): number {
  const area = rects.reduce((sum, { width, height }) => sum + width * height, 0);
  const got = (photo: number) => (itemAt(rects, photo).width * itemAt(rects, photo).height) / (area * itemAt(shares, photo));
  return favourites.reduce((sum, photo) => sum + missedCost(got(photo)), 0);
}

/** Worst defect of an ordered arrangement: the largest cut plus the shortfall of the smallest photo. */
function faultOf({ photos }: FitTask, job: FitJob, layout: FitLayout): number {
  return worstCut(photos, layout) + LACKING * Math.max(0, ROWS_LEAST - leastPart(job, layout));
}

/** Least fraction of its wanted size that a photo gets. */
function leastPart({ wishes: { shares } }: FitJob, { rects }: FitLayout): number {
  const area = rects.reduce((sum, { width, height }) => sum + width * height, 0);
  return Math.min(...rects.map(({ width, height }, photo) => (width * height) / area / itemAt(shares, photo)));
}
