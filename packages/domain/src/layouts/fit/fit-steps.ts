import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import type { ProgressListener } from '../generator.ts';
import { type Annealing, anneal, startAnnealing } from './anneal.ts';
import { bestArrangements } from './best-arrangements.ts';
import { compositionOf } from './composition.ts';
import { dealOut, shuffled } from './deal.ts';
import { effortFor } from './effort.ts';
import { energyOf } from './energy.ts';
import { type FitJob, jobOf } from './fit-job.ts';
import type { FitLayout, FitTask } from './fit-task.ts';
import { emptyPlaces, fillBoxes, fillWhole, rectOf } from './geometry.ts';
import { type MoveMix, movesOn } from './moves.ts';
import { refitSteps } from './refit-steps.ts';
import { regularStarts } from './regular-starts.ts';
import { type Shape, shapeOf, takeShape } from './shape.ts';
import { sortAlike } from './sort-alike.ts';
import { MOST_WOVEN, wovenStarts } from './woven-starts.ts';

/** Steps between two reports: one or two thousandths of a second. */
const REPORT = 1000;

/** Sizes first: cuts and places are tried until the page is full and the sizes are even. */
const SIZES: MoveMix = { mirror: 0, turn: 0.2, exchangePhotos: 0.3, exchangeParts: 0.1 };
/** Photos of one shape need not change places. */
const SIZES_OF_ONE_SHAPE: MoveMix = { mirror: 0, turn: 0.25, exchangePhotos: 0, exchangeParts: 0.15 };
/** Then lines, with the same moves and mirrored parts, which change lines alone. */
const LINES: MoveMix = { mirror: 0.15, turn: 0.17, exchangePhotos: 0.255, exchangeParts: 0.085 };
const MIRRORS: MoveMix = { mirror: 1, turn: 0, exchangePhotos: 0, exchangeParts: 0 };
/** Steps, by the photo, in which parts are mirrored where the best arrangement is known. */
const MIRRORINGS = 40;

/** Variants that are tried before photos that were to stay whole are cut after all. */
const WHOLE_TURNS = 6;

/** Share of the work that the search for sizes is. */
const SIZES_PART = 0.6;

/** Trees that a search came to. */
interface Found {
  readonly shape: Shape;
  readonly energy: number;
}

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
    const { shape } = yield* arrange(job, MIRRORS, MIRRORINGS * task.photos.length, [0, 1]);
    return layoutOf(task, job, shape, few.compared);
  }
  const { lines, finalists } = effortOf(job);
  let best: Found | null = null;
  const starts = bestStarts(job, yield* startsFor(job)).slice(0, finalists);
  const reportAt = (index: number) => SIZES_PART + ((1 - SIZES_PART) * index) / starts.length;
  for (const [index, { shape }] of starts.entries()) {
    takeShape(job.trees, shape);
    const found = yield* arrange(job, LINES, lines, [reportAt(index), reportAt(index + 1)]);
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

const isOneShape = ({ alike }: FitJob) => alike.length === 1;

const effortOf = (job: FitJob) => effortFor(job.trees.leaves, isOneShape(job));

/** Several searches for sizes, each from a start of its own. */
function* searchSizes(job: FitJob): Generator<number, readonly Found[]> {
  const { trees, ground, random } = job;
  const { runs, steps } = effortOf(job);
  const moves = movesOn(trees, random);
  const found: Found[] = [];
  for (let run = 0; run < runs; run++) {
    dealOut(trees, itemAt(ground.boxes, 0), shuffled(trees.leaves, random), random);
    let best: Found = { shape: shapeOf(trees), energy: Number.POSITIVE_INFINITY };
    const search: Annealing = {
      moves,
      random,
      mix: isOneShape(job) ? SIZES_OF_ONE_SHAPE : SIZES,
      steps,
      heat: Math.max(0.04, Math.min(0.6, 4 / trees.leaves)),
      energy: () => energyOf(trees, ground),
      keep: (energy) => {
        best = { shape: shapeOf(trees), energy };
      },
    };
    const state = startAnnealing(search);
    while (!anneal(search, state, REPORT)) yield (SIZES_PART * (run + state.step / steps)) / runs;
    found.push(best);
  }
  return found;
}

/** Few photos of one shape: woven starts miss next to nothing. Else searches; with regular ones where they fit. */
function* startsFor(job: FitJob): Generator<number, readonly Found[]> {
  if (!isOneShape(job)) return yield* searchSizes(job);
  const regular = regularStarts(job);
  if (job.trees.leaves <= MOST_WOVEN) return planted(job, [...regular, ...(yield* weave(job))]);
  return [...(yield* searchSizes(job)), ...planted(job, regular)];
}

function* weave(job: FitJob): Generator<number, readonly (() => void)[]> {
  const weaving = wovenStarts(job);
  for (;;) {
    const step = weaving.next();
    if (step.done) return step.value;
    yield SIZES_PART * step.value;
  }
}

function planted({ trees, ground }: FitJob, starts: readonly (() => void)[]): readonly Found[] {
  return starts.map((plant) => {
    plant();
    return { shape: shapeOf(trees), energy: energyOf(trees, ground) };
  });
}

/** Best first, with a look at lines, order and balance. */
function bestStarts({ trees, ground, wishes }: FitJob, found: readonly Found[]): readonly Found[] {
  const cost = compositionOf(trees, ground, wishes);
  const judged = found.map(({ shape, energy }) => {
    takeShape(trees, shape);
    return { shape, energy: energy + cost() };
  });
  return judged.sort((a, b) => a.energy - b.energy);
}

/** Searches on from what is there, with a look at lines, order and balance; reports from one share of the work to another. */
function* arrange(job: FitJob, mix: MoveMix, steps: number, [from, to]: readonly [number, number]): Generator<number, Found> {
  const { trees, ground, wishes, random } = job;
  sortAlike(job);
  const cost = compositionOf(trees, ground, wishes);
  let best: Found = { shape: shapeOf(trees), energy: Number.POSITIVE_INFINITY };
  const search: Annealing = {
    moves: movesOn(trees, random),
    random,
    mix,
    steps,
    heat: 0.6 / trees.leaves,
    energy: (limit) => {
      const energy = energyOf(trees, ground);
      return energy < limit ? energy + cost() : energy;
    },
    keep: (energy) => {
      best = { shape: shapeOf(trees), energy };
    },
  };
  const state = startAnnealing(search);
  while (!anneal(search, state, REPORT)) yield from + ((to - from) * state.step) / steps;
  return best;
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
