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

/** Photos in their order lie in plain rows where these cut less than this off any of them and leave each this share of what it was to get. */
const ROWS_CUT = 0.02;
const ROWS_LEAST = 0.42;
/** Rows near where many photos are cost less than this; they are looked for first, since the lower the cost, the fewer there are. */
const NEAR_COSTS = [3, 12] as const;
/** Up to so many photos in their order are arranged in any way, where rows cut much; sizes of so few may vary. */
const MOST_REARRANGED = 20;
const FEW = 6;
/** A small photo is as bad as a cut of this share of what it lacks. */
const LACKING = 0.25;
/** An arrangement that cuts less may miss the sizes of favourites by a little more. */
const MISSED = 0.1;

/**
 * Lays photos out so that they are read in their order: in rows, which have blocks of a few lines in
 * them where plain rows would cut much or leave a photo small, and few photos in any arrangement that is read in the same order;
 * null where there is none.
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

/** Where rows cut much or leave a photo small: rows with blocks in them, or any other arrangement that is read in the same order. */
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

/** True if favourites have about the sizes that were chosen for them in a layout if they have them in rows. */
const favoursAsWell = (job: FitJob, layout: FitLayout, rows: FitLayout) => favouredCost(job, layout) < favouredCost(job, rows) + MISSED;

/** Cost of all favourites of a layout that miss the sizes that were chosen for them. */
function favouredCost({ wishes: { favourites, shares } }: FitJob, { rects }: FitLayout): number {
  const area = rects.reduce((sum, { width, height }) => sum + width * height, 0);
  const got = (photo: number) => (itemAt(rects, photo).width * itemAt(rects, photo).height) / (area * itemAt(shares, photo));
  return favourites.reduce((sum, photo) => sum + missedCost(got(photo)), 0);
}

/** What is most wrong with an arrangement in order: a cut, and a small photo. */
function faultOf({ photos }: FitTask, job: FitJob, layout: FitLayout): number {
  return worstCut(photos, layout) + LACKING * Math.max(0, ROWS_LEAST - leastPart(job, layout));
}

/** Least share of what it was to get that a photo has. */
function leastPart({ wishes: { shares } }: FitJob, { rects }: FitLayout): number {
  const area = rects.reduce((sum, { width, height }) => sum + width * height, 0);
  return Math.min(...rects.map(({ width, height }, photo) => (width * height) / area / itemAt(shares, photo)));
}
