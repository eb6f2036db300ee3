import { itemAt } from '../../units/item-at.ts';
import { composedStarts, MAX_COMPOSED } from './composed-starts.ts';
import { effortOf, isOneShape } from './effort.ts';
import { energyOf } from './energy.ts';
import type { FitJob } from './fit-job.ts';
import { buildInitialTree, shuffled } from './initial-tree.ts';
import { createMoves, type MoveMix } from './moves.ts';
import { regularStarts } from './regular-starts.ts';
import { type Found, reportedAs, searchBest, wholeEnergy } from './search-best.ts';
import { restoreShape, shapeOf, type TreeShape } from './tree-shape.ts';

/** Moves of the search for sizes: changes cuts and places until the page is full and the sizes are even. */
const SIZES: MoveMix = { mirror: 0, turn: 0.2, exchangePhotos: 0.3, exchangeParts: 0.1 };
/** Moves for photos of one shape, which need not be exchanged. */
const SIZES_OF_ONE_SHAPE: MoveMix = { mirror: 0, turn: 0.25, exchangePhotos: 0, exchangeParts: 0.15 };

/**
 * Finds trees with good sizes, sorted by their cost for lines, order and balance, as starts for the search for those. Yields the
 * progress, 0 … 1.
 */
export function* findStarts(job: FitJob): Generator<number, readonly Found[]> {
  const { trees, target, requirements } = job;
  const found = yield* startsFor(job);
  const energy = wholeEnergy(trees, target, requirements);
  const judged = found.map((shape) => {
    restoreShape(trees, shape);
    return { shape, energy: energy(Number.POSITIVE_INFINITY) };
  });
  return judged.sort((a, b) => a.energy - b.energy);
}

/**
 * For few photos of one shape: enumerated starts, which miss hardly any good arrangement. Otherwise random searches, plus regular grids.
 */
function* startsFor(job: FitJob): Generator<number, readonly TreeShape[]> {
  if (!isOneShape(job)) return yield* searchSizes(job);
  const regular = regularStarts(job);
  if (hasKnownStarts(job)) return shapesOfStarts(job, [...regular, ...(yield* composedStarts(job))]);
  return [...(yield* searchSizes(job)), ...shapesOfStarts(job, regular)];
}

/** True if the starts of a job do not depend on chance. */
export const hasKnownStarts = (job: FitJob): boolean => isOneShape(job) && job.trees.leaves <= MAX_COMPOSED;

/** Runs several searches for sizes, each from its own start. */
function* searchSizes(job: FitJob): Generator<number, readonly TreeShape[]> {
  const { trees, target, random } = job;
  const { runs, steps } = effortOf(job);
  const search = {
    moves: createMoves(trees, random),
    random,
    mix: isOneShape(job) ? SIZES_OF_ONE_SHAPE : SIZES,
    steps,
    temperature: Math.max(0.04, Math.min(0.6, 4 / trees.leaves)),
    energy: () => energyOf(trees, target),
  };
  const shapes: TreeShape[] = [];
  for (let run = 0; run < runs; run++) {
    buildInitialTree(trees, itemAt(target.boxes, 0), shuffled(trees.leaves, random), random);
    shapes.push((yield* reportedAs(searchBest(trees, search), (share) => (run + share) / runs)).shape);
  }
  return shapes;
}

function shapesOfStarts({ trees }: FitJob, starts: readonly (() => void)[]): readonly TreeShape[] {
  return starts.map((plant) => {
    plant();
    return shapeOf(trees);
  });
}
