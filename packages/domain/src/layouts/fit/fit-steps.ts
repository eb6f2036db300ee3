import type { Cm } from '../../units/cm.ts';
import { runSteps } from '../../units/run-steps.ts';
import type { ProgressListener } from '../shared/generator.ts';
import { areByDay } from './day-order.ts';
import { searchDays } from './day-steps.ts';
import { type FitJob, jobOf } from './fit-job.ts';
import type { FitLayout, FitTask } from './fit-task.ts';
import { layoutOfTrees } from './layout-of-trees.ts';
import { orderSteps } from './order-steps.ts';
import { refitSteps } from './refit-steps.ts';
import { rectsBefore, reversesExchange } from './reverses-exchange.ts';
import { separateColours } from './separate-colours.ts';
import { sortEqualPhotos } from './sort-equal-photos.ts';
import { restoreShape, type TreeShape } from './tree-shape.ts';
import { variantSteps } from './variant-group.ts';
import { variantRandom } from './variant-random.ts';
import { worstCut } from './worst-cut.ts';

/** Variants to try before photos that should stay uncut are cut after all. */
const MAX_UNCUT_VARIANTS = 6;

/** Cut share above which days are arranged in rows instead: days of few photos with odd shapes can leave much to cut. */
const MAX_DAY_CUT = 0.08;
/** Runs `fitSteps` to its end. */
export function fitPhotos(task: FitTask, onProgress?: ProgressListener): FitLayout {
  return runSteps(fitSteps(task), onProgress);
}

/**
 * Arranges photos so that they fill a page and hardly anything is cut off. Yields its progress, 0 … 1, every few milliseconds, and can be
 * paused there. The result is the same on every machine: only + - × ÷, square roots and whole numbers are used.
 *
 * Few photos: all arrangements are compared. More photos: simulated annealing over slicing trees (threshold accepting), first for
 * sizes, then for lines, order and balance.
 *
 * @throws {RangeError} for no photos, or for a shape, weight or page that is not a positive number
 */
export function* fitSteps(task: FitTask): Generator<number, FitLayout> {
  checkTask(task);
  const layout = yield* laidOut(task);
  const { before } = task;
  const isUndone = !task.isOrdered && before?.isMoved && reversesExchange(task.photos, before, layout.rects);
  return isUndone ? { rects: rectsBefore(before), compared: null } : layout;
}

function* laidOut(task: FitTask): Generator<number, FitLayout> {
  const ordered = task.isOrdered && !task.before?.locked.length ? yield* orderSteps(task) : null;
  if (ordered && isWideEnough(task, ordered)) return ordered;
  if (task.before) {
    const near = yield* refitSteps(task, task.before);
    if (near && isWideEnough(task, near)) return near;
  }
  for (let turn = 0; turn < (task.isWhole ? MAX_UNCUT_VARIANTS : 1); turn++) {
    const layout = yield* searched({ ...task, variant: task.variant + turn });
    if (isWideEnough(task, layout)) return layout;
  }
  const photos = task.photos.map((photo) => ({ ...photo, aspect: Math.sqrt(photo.aspect) }));
  return { ...(yield* fitSteps({ ...task, photos, before: null })), compared: null };
}

const isWideEnough = (task: FitTask, { rects }: FitLayout) => rects.every(({ width, height }) => Math.min(width, height) >= minSide(task));

/**
 * Minimum side of a photo. Extreme shapes can leave strips that cannot be printed. Layouts of uncut photos then try the next variants; if
 * that fails, too, the search uses milder shapes, which cuts more.
 */
function minSide({ page, photos, isWhole }: FitTask): Cm {
  return Math.min(isWhole ? 0.25 : 0.5, 0.1 * Math.sqrt((page.width * page.height) / photos.length));
}

function* searched(task: FitTask): Generator<number, FitLayout> {
  if (areByDay(task.photos)) {
    const job = jobOf(task);
    yield* searchDays(task, job);
    const byDay = layoutOfTrees(task, job);
    const isCutMuch = worstCut(task.photos, byDay) > MAX_DAY_CUT;
    const rows = isCutMuch ? yield* orderSteps(task) : null;
    return rows && isWideEnough(task, rows) && worstCut(task.photos, rows) < worstCut(task.photos, byDay) ? rows : byDay;
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

function layoutOf(task: FitTask, job: FitJob, shape: TreeShape, compared: number | null): FitLayout {
  restoreShape(job.trees, shape);
  sortEqualPhotos(job);
  // The group's random numbers are reserved for the variants that continue from here.
  if (!task.isOrdered) separateColours({ ...job, random: variantRandom(task) }, task.photos);
  return { ...layoutOfTrees(task, job), compared };
}
