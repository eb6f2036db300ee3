import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import type { ProgressListener } from '../generator.ts';
import { boundsOfRects } from './bounds.ts';
import { areByDay } from './day-order.ts';
import { searchDays } from './day-steps.ts';
import { cutShare } from './energy.ts';
import { missedCost } from './favourites.ts';
import { type FitJob, jobOf } from './fit-job.ts';
import type { FitLayout, FitPhoto, FitTask } from './fit-task.ts';
import { emptyPlaces, fillBoxes, fillWhole, rectOf } from './geometry.ts';
import { takeNearestArrangement } from './nearest-arrangement.ts';
import { orderedRows } from './ordered-rows.ts';
import { plantRows } from './plant-rows.ts';
import { homeOf, refitSteps } from './refit-steps.ts';
import { runSteps } from './search-best.ts';
import { searchInOrder, stepsBackIn } from './search-in-order.ts';
import { settleColours } from './settle-colours.ts';
import { type Shape, takeShape } from './shape.ts';
import { sortAlike } from './sort-alike.ts';
import { rectsBefore, undoesMove } from './undoes-move.ts';
import { variantSteps } from './variant-group.ts';
import { variantRandom } from './variant-random.ts';

/** Variants that are tried before photos that were to stay whole are cut after all. */
const WHOLE_TURNS = 6;

/** More photos than this are always in rows when their order counts, fewer only where that cuts less than this off any of them. */
const MOST_REARRANGED = 12;
const ROWS_CUT = 0.02;
/** A day of few photos of odd shapes can leave its part of the page cutting much: then the days follow each other in rows. */
const DAYS_CUT = 0.08;
/** An arrangement that cuts less may miss the sizes of favourites by a little more. */
const MISSED = 0.1;

/** Lays photos out at once; see `fitSteps`. */
export function fitPhotos(task: FitTask, onProgress?: ProgressListener): FitLayout {
  return runSteps(fitSteps(task), onProgress);
}

/**
 * Lays photos out on a page so that it is full and next to nothing is cut off; it reports how far it is, 0 … 1, every few
 * milliseconds, and can be left at any of these points. The same task has the same answer on every machine: nothing but
 * + - × ÷, square roots and whole numbers is used.
 *
 * Few photos: all arrangements there are are compared. More: the search is by threshold accepting, first for sizes, then
 * for lines, order and balance.
 *
 * @throws {RangeError} for no photos, or for a shape, a weight or a page that is no positive number
 */
export function* fitSteps(task: FitTask): Generator<number, FitLayout> {
  checkTask(task);
  const layout = yield* laidOut(task);
  const { before } = task;
  const isUndone = !task.isOrdered && before?.isMoved && undoesMove(task.photos, before, layout.rects);
  return isUndone ? { rects: rectsBefore(before), compared: null } : layout;
}

function* laidOut(task: FitTask): Generator<number, FitLayout> {
  const ordered = task.isOrdered && !task.before?.locked.length ? yield* inOrder(task) : null;
  if (ordered) return ordered;
  if (task.before) {
    const near = yield* refitSteps(task, task.before);
    if (near && isWideEnough(task, near)) return near;
  }
  for (let turn = 0; turn < (task.isWhole ? WHOLE_TURNS : 1); turn++) {
    const layout = yield* searched({ ...task, variant: task.variant + turn });
    if (isWideEnough(task, layout)) return layout;
  }
  const photos = task.photos.map((photo) => ({ ...photo, aspect: Math.sqrt(photo.aspect) }));
  return { ...(yield* fitSteps({ ...task, photos, before: null })), compared: null };
}

/**
 * Lays photos out so that they are read in their order: in rows, and few of them, of which rows would cut much, in any arrangement that
 * is read in the same order; null where rows do not fill the page.
 */
function* inOrder(task: FitTask): Generator<number, FitLayout | null> {
  const { before, page, photos } = task;
  const job = jobOf(task);
  const all = photos.map((_, photo) => photo);
  const home = before && !before.isResized ? homeOf(page, boundsOfRects(before.rects), before, all) : null;
  const ordered = orderedRows(job, home);
  if (!ordered) return null;
  plantRows(job.trees, ordered);
  const rows = layoutOfTrees(task, job);
  const best = photos.length > MOST_REARRANGED || worstCut(photos, rows) < ROWS_CUT ? rows : yield* rearranged(task, job, rows);
  return isWideEnough(task, best) ? best : null;
}

function* rearranged(task: FitTask, job: FitJob, rows: FitLayout): Generator<number, FitLayout> {
  const isDone = yield* takeNearestArrangement(job, null, () => stepsBackIn(job) > 0);
  if (!isDone) yield* searchInOrder(job);
  const other = layoutOfTrees(task, job);
  const isBetter = stepsBackIn(job) === 0 && worstCut(task.photos, other) < worstCut(task.photos, rows);
  return isBetter && favouredCost(job, other) < favouredCost(job, rows) + MISSED ? other : rows;
}

/** Cost of all favourites of a layout that miss the sizes that were chosen for them. */
function favouredCost({ wishes: { favourites, shares } }: FitJob, { rects }: FitLayout): number {
  const area = rects.reduce((sum, { width, height }) => sum + width * height, 0);
  const got = (photo: number) => (itemAt(rects, photo).width * itemAt(rects, photo).height) / (area * itemAt(shares, photo));
  return favourites.reduce((sum, photo) => sum + missedCost(got(photo)), 0);
}

function worstCut(photos: readonly FitPhoto[], { rects }: FitLayout): number {
  return Math.max(...photos.map(({ aspect }, at) => cutShare(itemAt(rects, at).width / itemAt(rects, at).height / aspect)));
}

const isWideEnough = (task: FitTask, { rects }: FitLayout) =>
  rects.every(({ width, height }) => Math.min(width, height) >= leastSide(task));

/**
 * Photos of the wildest shapes can leave strips that nobody could print. Those that are to stay whole are laid out as in the
 * next variants; where that does not help either, each is searched with a milder shape, and cut more.
 */
function leastSide({ page, photos, isWhole }: FitTask): Cm {
  return Math.min(isWhole ? 0.25 : 0.5, 0.1 * Math.sqrt((page.width * page.height) / photos.length));
}

function* searched(task: FitTask): Generator<number, FitLayout> {
  if (areByDay(task.photos)) {
    const job = jobOf(task);
    yield* searchDays(task, job);
    const byDay = layoutOfTrees(task, job);
    const isCutMuch = worstCut(task.photos, byDay) > DAYS_CUT;
    const rows = isCutMuch ? yield* inOrder(task) : null;
    return rows && worstCut(task.photos, rows) < worstCut(task.photos, byDay) ? rows : byDay;
  }
  const { job, shape, compared } = yield* variantSteps(task);
  return layoutOf(task, job, shape, compared);
}

function checkTask({ photos, page, gutter }: FitTask): void {
  if (photos.length === 0) throw new RangeError('Expected at least one photo for a layout but received none');
  if (!(page.width > 0 && page.height > 0 && gutter >= 0))
    throw new RangeError(`Expected a page and a gutter in cm but received ${page.width} x ${page.height}, ${gutter}`);
  for (const { aspect, weight } of photos) {
    if (!(aspect > 0 && aspect < Number.POSITIVE_INFINITY && weight > 0 && weight < Number.POSITIVE_INFINITY))
      throw new RangeError(`Expected positive numbers for a photo's shape and weight but received ${aspect}, ${weight}`);
  }
}

function layoutOf(task: FitTask, job: FitJob, shape: Shape, compared: number | null): FitLayout {
  takeShape(job.trees, shape);
  sortAlike(job);
  // The group's own random numbers are for the variants that are searched on from here.
  if (!task.isOrdered) settleColours({ ...job, random: variantRandom(task) }, task.photos);
  return { ...layoutOfTrees(task, job), compared };
}

function layoutOfTrees({ isWhole }: FitTask, { trees, ground, aspects }: FitJob): FitLayout {
  const places = emptyPlaces(trees);
  if (isWhole) fillWhole(trees, ground.boxes, places);
  else fillBoxes(trees, ground.boxes, places);
  return { rects: aspects.map((_, leaf) => rectOf(places, leaf)), compared: null };
}
