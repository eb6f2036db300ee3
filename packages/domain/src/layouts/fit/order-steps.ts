import { boundsOfRects } from '../../geometry/bounds.ts';
import { itemAt } from '../../units/item-at.ts';
import { buildRowTree } from './build-row-tree.ts';
import { missedCost } from './favourites.ts';
import { type FitJob, jobOf } from './fit-job.ts';
import type { FitLayout, FitTask } from './fit-task.ts';
import { layoutOfTrees } from './layout-of-trees.ts';
import { takeNearestArrangement } from './nearest-arrangement.ts';
import type { OrderedRows } from './ordered-rows.ts';
import { misreadSteps, stepsBack } from './reads-in-order.ts';
import { formerPlacesOf } from './refit-steps.ts';
import { type RowFinder, rowFinder } from './row-finder.ts';
import { type CountSteps, searchInOrder, stepsIn } from './search-in-order.ts';
import { worstCut } from './worst-cut.ts';

/** Limits of plain rows: largest cut share, and least fraction of its wanted size for each photo. */
const MAX_ROWS_CUT = 0.02;
const MIN_ROWS_SHARE = 0.42;
/** Cost limits of the first searches for rows near the photos' former places: the lower the limit, the faster the search. */
const NEAR_COSTS = [3, 12] as const;
/** Number of photos up to which any arrangement is tried if rows cut much; with FEW or less, sizes may vary. */
const MAX_REARRANGED = 20;
const MAX_VARIED_SIZES = 6;
/** Weight of a missing share of a photo's size, compared with a cut share. */
const SHORTFALL_WEIGHT = 0.25;
/** Tolerance by which an arrangement with smaller cuts may miss the sizes of favourites. */
const FAVOURITE_TOLERANCE = 0.1;
/** Blocks are tried if the fault of an exact layout is at least this, and taken if their fault is this many times smaller. */
const MISREAD_FAULT = 0.05;
const WORTH_MISREADING = 1.5;

/**
 * Arranges photos in reading order: in rows; with photos above each other in them where plain rows would cut much or leave a photo
 * small; few photos in any arrangement with the same reading order. If all of these cut much, and blocks of several lines cut far
 * less, blocks are taken, though a page may be read across a block. Yields the progress; returns null if there is no arrangement.
 */
export function* orderSteps(task: FitTask): Generator<number, FitLayout | null> {
  const { before, page, photos } = task;
  const job = jobOf(task);
  const all = photos.map((_, photo) => photo);
  const formerPlaces = before && !before.isResized ? formerPlacesOf(page, boundsOfRects(before.rects), before, all) : null;
  const finder = rowFinder(job, formerPlaces);
  const isNear = formerPlaces !== null && photos.length > MAX_REARRANGED && job.requirements.favourites.length === 0;
  for (const maxCost of isNear ? NEAR_COSTS : []) {
    const rows = finder.plain(maxCost);
    if (rows) return yield* improveRows(task, job, rows, finder);
    const withStacks = finder.withStacks(maxCost);
    const near = withStacks && layOutRows(task, job, withStacks);
    if (near && worstCut(photos, near) < MAX_ROWS_CUT) return near;
    if (near) break;
  }
  const rows = finder.plain();
  if (rows) return yield* improveRows(task, job, rows, finder);
  for (const countSteps of [misreadSteps, stepsBack]) {
    if (yield* takeNearestArrangement(job, null, () => stepsIn(job, countSteps) > 0)) return layoutOfTrees(task, job);
  }
  return null;
}

/** Improves rows that cut much or leave a photo small: by rows with stacks or blocks, or any other arrangement. */
function* improveRows(task: FitTask, job: FitJob, found: OrderedRows, finder: RowFinder): Generator<number, FitLayout> {
  const { photos } = task;
  const rows = layOutRows(task, job, found);
  const hasTinyPhoto = photos.length > MAX_VARIED_SIZES && minShare(job, rows) < MIN_ROWS_SHARE;
  if (worstCut(photos, rows) < MAX_ROWS_CUT && !hasTinyPhoto) return rows;
  const withBlocks = (from: FitLayout) => improved(task, job, { rows: from, other: finder.withBlocks(found.cost), countSteps: stepsBack });
  // Photos of days that lie together need not be read exactly in order.
  if (!task.isOrdered) return yield* withBlocks(rows);
  const exact = yield* improved(task, job, { rows, other: finder.withStacks(found.cost), countSteps: misreadSteps });
  if (faultOf(task, job, exact) < MISREAD_FAULT) return exact;
  const blocks = yield* withBlocks(exact);
  return WORTH_MISREADING * faultOf(task, job, blocks) < faultOf(task, job, exact) ? blocks : exact;
}

interface Improvement {
  readonly rows: FitLayout;
  readonly other: OrderedRows | null;
  readonly countSteps: CountSteps;
}

/** Returns the best of a layout, other rows, and an arrangement of few photos that reads in order. */
function* improved(task: FitTask, job: FitJob, { rows, other, countSteps }: Improvement): Generator<number, FitLayout> {
  const { photos } = task;
  const withOther = other && layOutRows(task, job, other);
  const best = withOther && keepsFavouriteSizes(job, withOther, rows) ? withOther : rows;
  if (photos.length > MAX_REARRANGED || worstCut(photos, best) < MAX_ROWS_CUT) return best;
  return yield* rearranged(task, job, best, countSteps);
}

function layOutRows(task: FitTask, job: FitJob, { bands }: OrderedRows): FitLayout {
  buildRowTree(job.trees, bands);
  return layoutOfTrees(task, job);
}

function* rearranged(task: FitTask, job: FitJob, rows: FitLayout, countSteps: CountSteps): Generator<number, FitLayout> {
  const isDone = yield* takeNearestArrangement(job, null, () => stepsIn(job, countSteps) > 0);
  if (!isDone) yield* searchInOrder(job, countSteps);
  const other = layoutOfTrees(task, job);
  const isBetter = stepsIn(job, countSteps) === 0 && faultOf(task, job, other) < faultOf(task, job, rows);
  return isBetter && keepsFavouriteSizes(job, other, rows) ? other : rows;
}

/** True if a layout misses the favourites' wanted sizes by hardly more than rows do. */
const keepsFavouriteSizes = (job: FitJob, layout: FitLayout, rows: FitLayout) =>
  favouredCost(job, layout) < favouredCost(job, rows) + FAVOURITE_TOLERANCE;

/** Cost of favourites of a layout that miss their wanted sizes. */
function favouredCost({ requirements: { favourites, shares } }: FitJob, { rects }: FitLayout): number {
  const area = rects.reduce((sum, { width, height }) => sum + width * height, 0);
  const areaRatio = (photo: number) => (itemAt(rects, photo).width * itemAt(rects, photo).height) / (area * itemAt(shares, photo));
  return favourites.reduce((sum, photo) => sum + missedCost(areaRatio(photo)), 0);
}

/** Worst defect of an ordered arrangement: the largest cut plus the shortfall of the smallest photo. */
function faultOf({ photos }: FitTask, job: FitJob, layout: FitLayout): number {
  return worstCut(photos, layout) + SHORTFALL_WEIGHT * Math.max(0, MIN_ROWS_SHARE - minShare(job, layout));
}

/** Minimum fraction of its wanted size that a photo gets. */
function minShare({ requirements: { shares } }: FitJob, { rects }: FitLayout): number {
  const area = rects.reduce((sum, { width, height }) => sum + width * height, 0);
  return Math.min(...rects.map(({ width, height }, photo) => (width * height) / area / itemAt(shares, photo)));
}
