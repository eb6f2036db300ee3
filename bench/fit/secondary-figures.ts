import {
  deltaE,
  type FitPhoto,
  type FitTask,
  fitPhotos,
  type Lab,
  layoutDistance,
  measureLayout,
  type Rect,
  seededRandom,
  stepsBack,
  touchingRects,
} from '@muro/domain';
import { CHANGES, changeOf, type Sample, taskOf } from './changes.ts';
import { aspectsOf } from './sets.ts';

/** Colours with a smaller difference (ΔE) look alike. */
const ALIKE_DELTA_E = 12;
const VARIANTS = [0, 1, 2, 3];
/** Number of small changes. */
const CHANGE_COUNT = 10;

/** Secondary figures of a layout, beyond cropping and sizes. */
export interface SecondaryFigures {
  /** Fraction of adjacent photos with similar mean colours. */
  readonly alikeNeighbours: number;
  /** Number of steps to the next photo by date that go up, or to the left within a row. */
  readonly stepsBack: number;
  /** Fraction of the photos with another position or size, for the two most similar of four variants. */
  readonly variantDistance: number;
  /** Mean crop and relative size of the smallest photo after ten small changes, and the same for a new layout. */
  readonly changed: { readonly meanCut: number; readonly smallest: number; readonly newCut: number; readonly newSmallest: number };
  /** Largest crop after two photos swapped places, and after one was rotated. */
  readonly swapCut: number;
  readonly turnCut: number;
}

export function secondaryFigures(sample: Sample): SecondaryFigures {
  const { set, count, page, seed } = sample;
  const shapes = aspectsOf(set, count, seed);
  const task = taskOf(shapes, page, seed);
  const { rects } = fitPhotos(task);
  const swapped = rects.map((_, index) => (index === 0 ? count - 1 : index === count - 1 ? 0 : index));
  const turned = changeOf('one turned', [...shapes, 1], seed).now;
  return {
    alikeNeighbours: alikeNeighbours(task),
    stepsBack: stepsBack(fitPhotos({ ...task, isOrdered: true }).rects),
    variantDistance: variantDistance(task),
    changed: figuresAfterChanges(sample),
    swapCut: cutAfter(task, rects, swapped),
    turnCut: cutAfter(
      taskOf(turned, page, seed),
      rects,
      rects.map((_, index) => index),
    ),
  };
}

/** Assigns seeded colours: scenes of a few photos of similar colour. */
function alikeNeighbours(task: FitTask): number {
  const random = seededRandom(task.seed);
  const photos: FitPhoto[] = [];
  let scene: Lab = [50, 0, 0];
  for (const photo of task.photos) {
    if (photos.length % 4 === 0) scene = [20 + 60 * random(), 80 * random() - 40, 80 * random() - 40];
    const [light, a, b] = scene;
    photos.push({ ...photo, lab: [light + 8 * random() - 4, a + 8 * random() - 4, b + 8 * random() - 4] });
  }
  const { rects } = fitPhotos({ ...task, photos });
  const pairs = touchingRects(rects, task.gutter).flatMap((others, index) =>
    others.filter((other) => other > index).map((other) => [index, other] as const),
  );
  const alike = pairs.filter(([a, b]) => deltaE(photos[a]?.lab as Lab, photos[b]?.lab as Lab) < ALIKE_DELTA_E);
  return alike.length / Math.max(1, pairs.length);
}

function variantDistance(task: FitTask): number {
  const variants = VARIANTS.map((variant) => fitPhotos({ ...task, variant }).rects);
  return Math.min(
    ...variants.flatMap((variant, index) => variants.slice(index + 1).map((other) => layoutDistance(variant, other, task.page))),
  );
}

/** Adds, removes and rotates a photo in turn, ten times, each based on the previous layout. */
function figuresAfterChanges({ set, count, page, seed }: Sample): SecondaryFigures['changed'] {
  const spare = aspectsOf(set, count + CHANGE_COUNT, seed);
  let shapes: readonly number[] = spare.slice(0, count);
  let { rects } = fitPhotos(taskOf(shapes, page, seed));
  for (let change = 0; change < CHANGE_COUNT; change++) {
    const kind = CHANGES[change % CHANGES.length] as (typeof CHANGES)[number];
    const { now, photos } = changeOf(kind, [...shapes, spare[count + change] as number], seed + change);
    rects = fitPhotos({ ...taskOf(now, page, seed), before: { rects, gutter: page.gutter, photos, locked: [] } }).rects;
    shapes = now;
  }
  const changed = figuresOf(shapes, rects);
  const newFigures = figuresOf(shapes, fitPhotos(taskOf(shapes, page, seed)).rects);
  return { meanCut: changed.meanCut, smallest: changed.smallest, newCut: newFigures.meanCut, newSmallest: newFigures.smallest };
}

/** @param photos  index of the photo for each slot of the previous layout */
function cutAfter(task: FitTask, rects: readonly Rect[], photos: readonly number[]): number {
  const before = { rects, gutter: task.gutter, photos, locked: [], isMoved: true };
  return figuresOf(
    task.photos.map(({ aspect }) => aspect),
    fitPhotos({ ...task, before }).rects,
  ).worstCut;
}

const figuresOf = (shapes: readonly number[], rects: readonly Rect[]) =>
  measureLayout(rects.map((rect, index) => ({ rect, aspect: shapes[index] as number })));
