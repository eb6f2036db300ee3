import type { Cm } from '../../units/cm.ts';
import type { ProgressListener } from '../generator.ts';
import { bestArrangements } from './best-arrangements.ts';
import { effortOf } from './effort.ts';
import { findStarts } from './find-starts.ts';
import { type FitJob, jobOf } from './fit-job.ts';
import type { FitLayout, FitTask } from './fit-task.ts';
import { emptyPlaces, fillBoxes, fillWhole, rectOf } from './geometry.ts';
import { type MoveMix, movesOn } from './moves.ts';
import { refitSteps } from './refit-steps.ts';
import { type Found, reportedAs, searchBest, wholeEnergy } from './search-best.ts';
import { type Shape, takeShape } from './shape.ts';
import { sortAlike } from './sort-alike.ts';

/** Sizes found, the search is for lines, with the same moves and mirrored parts, which change lines alone. */
const LINES: MoveMix = { mirror: 0.15, turn: 0.17, exchangePhotos: 0.255, exchangeParts: 0.085 };
const MIRRORS: MoveMix = { mirror: 1, turn: 0, exchangePhotos: 0, exchangeParts: 0 };
/** Steps, by the photo, in which parts are mirrored where the best arrangement is known. */
const MIRRORINGS = 40;

/** Variants that are tried before photos that were to stay whole are cut after all. */
const WHOLE_TURNS = 6;

/** Share of the work that the search for sizes is. */
const SIZES_PART = 0.6;

/** Lays photos out at once; see `fitSteps`. */
export function fitPhotos(task: FitTask, onProgress?: ProgressListener): FitLayout {
  const steps = fitSteps(task);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    onProgress?.(step.value);
  }
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
  const job = jobOf(task);
  const few = bestArrangements(job);
  if (few) {
    (few.make[task.variant % few.make.length] as () => void)();
    const { shape } = yield* arrange(job, MIRRORS, MIRRORINGS * task.photos.length);
    return layoutOf(task, job, shape, few.compared);
  }
  const { lines, finalists } = effortOf(job);
  let best: Found | null = null;
  const starts = (yield* reportedAs(findStarts(job), (share) => SIZES_PART * share)).slice(0, finalists);
  for (const [index, shape] of starts.entries()) {
    takeShape(job.trees, shape);
    const found = yield* reportedAs(
      arrange(job, LINES, lines),
      (share) => SIZES_PART + ((1 - SIZES_PART) * (index + share)) / starts.length,
    );
    if (!best || found.energy < best.energy) best = found;
  }
  return layoutOf(task, job, (best as Found).shape, null);
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

/** Searches on from what is there, with a look at lines, order and balance. */
function* arrange(job: FitJob, mix: MoveMix, steps: number): Generator<number, Found> {
  const { trees, ground, wishes, random } = job;
  sortAlike(job);
  const moves = movesOn(trees, random);
  return yield* searchBest(trees, { moves, random, mix, steps, heat: 0.6 / trees.leaves, energy: wholeEnergy(trees, ground, wishes) });
}

function layoutOf({ isWhole }: FitTask, job: FitJob, shape: Shape, compared: number | null): FitLayout {
  const { trees, ground, aspects } = job;
  takeShape(trees, shape);
  sortAlike(job);
  const places = emptyPlaces(trees);
  if (isWhole) fillWhole(trees, ground.boxes, places);
  else fillBoxes(trees, ground.boxes, places);
  return { rects: aspects.map((_, leaf) => rectOf(places, leaf)), compared };
}
