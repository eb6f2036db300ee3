import {
  deltaE,
  type FitPhoto,
  type FitTask,
  fitPhotos,
  type Lab,
  layoutDistance,
  layoutFigures,
  type Rect,
  seededRandom,
  stepsBack,
  touchingRects,
} from '@muro/domain';
import { CHANGES, changeOf, type Sample, taskOf } from './changes.ts';
import { aspectsOf } from './sets.ts';

/** Colours nearer than this look alike. */
const ALIKE_DELTA_E = 12;
const VARIANTS = [0, 1, 2, 3];
const CHANGED = 10;

/** Figures of a layout that its cuts and sizes do not show. */
export interface SecondBar {
  /** Share of touching pairs of photos whose mean colours are alike. */
  readonly alikeNeighbours: number;
  /** Steps from one photo to the next by date that lead up, or to the left within a row. */
  readonly stepsBack: number;
  /** Share of the photos that lie elsewhere or have another size: of the two of four variants that differ least. */
  readonly variantDistance: number;
  /** Mean cut after ten small changes, the smallest photo as a share of the mean, and the same of a new layout. */
  readonly aged: { readonly meanCut: number; readonly smallest: number; readonly freshCut: number; readonly freshSmallest: number };
  /** Cut of the photo that is cut most after two photos changed places, and after one was turned. */
  readonly swapCut: number;
  readonly turnCut: number;
}

export function secondBar(sample: Sample): SecondBar {
  const { set, count, page, seed } = sample;
  const shapes = aspectsOf(set, count, seed);
  const task = taskOf(shapes, page, seed);
  const { rects } = fitPhotos(task);
  const swapped = rects.map((_, at) => (at === 0 ? count - 1 : at === count - 1 ? 0 : at));
  const turned = changeOf('one turned', [...shapes, 1], seed).now;
  return {
    alikeNeighbours: alikeNeighbours(task),
    stepsBack: stepsBack(fitPhotos({ ...task, isOrdered: true }).rects),
    variantDistance: variantDistance(task),
    aged: figuresAfterChanges(sample),
    swapCut: cutAfter(task, rects, swapped),
    turnCut: cutAfter(
      taskOf(turned, page, seed),
      rects,
      rects.map((_, at) => at),
    ),
  };
}

/** Photos with seeded colours: scenes of a few photos of about one colour each. */
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
  const pairs = touchingRects(rects, task.gutter).flatMap((others, at) =>
    others.filter((other) => other > at).map((other) => [at, other] as const),
  );
  const alike = pairs.filter(([one, other]) => deltaE(photos[one]?.lab as Lab, photos[other]?.lab as Lab) < ALIKE_DELTA_E);
  return alike.length / Math.max(1, pairs.length);
}

function variantDistance(task: FitTask): number {
  const variants = VARIANTS.map((variant) => fitPhotos({ ...task, variant }).rects);
  return Math.min(...variants.flatMap((one, at) => variants.slice(at + 1).map((other) => layoutDistance(one, other, task.page))));
}

/** One photo more, one less and one turned, in turn, ten times, each from the layout before. */
function figuresAfterChanges({ set, count, page, seed }: Sample): SecondBar['aged'] {
  const spare = aspectsOf(set, count + CHANGED, seed);
  let shapes: readonly number[] = spare.slice(0, count);
  let { rects } = fitPhotos(taskOf(shapes, page, seed));
  for (let change = 0; change < CHANGED; change++) {
    const kind = CHANGES[change % CHANGES.length] as (typeof CHANGES)[number];
    const { now, photos } = changeOf(kind, [...shapes, spare[count + change] as number], seed + change);
    rects = fitPhotos({ ...taskOf(now, page, seed), before: { rects, gutter: page.gutter, photos, locked: [] } }).rects;
    shapes = now;
  }
  const aged = figuresOf(shapes, rects);
  const fresh = figuresOf(shapes, fitPhotos(taskOf(shapes, page, seed)).rects);
  return { meanCut: aged.meanCut, smallest: aged.smallest, freshCut: fresh.meanCut, freshSmallest: fresh.smallest };
}

/** @param photos  the photo that is put into each place of the layout before */
function cutAfter(task: FitTask, rects: readonly Rect[], photos: readonly number[]): number {
  const before = { rects, gutter: task.gutter, photos, locked: [], isMoved: true };
  return figuresOf(
    task.photos.map(({ aspect }) => aspect),
    fitPhotos({ ...task, before }).rects,
  ).worstCut;
}

const figuresOf = (shapes: readonly number[], rects: readonly Rect[]) =>
  layoutFigures(rects.map((rect, at) => ({ rect, aspect: shapes[at] as number })));
