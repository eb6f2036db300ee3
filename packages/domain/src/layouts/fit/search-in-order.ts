import type { Rect } from '../../geometry/rect.ts';
import type { FitJob } from './fit-job.ts';
import { emptyPlaces, fillBoxes, rectOf } from './geometry.ts';
import { createMoves, type MoveMix } from './moves.ts';

import { searchBest, wholeEnergy } from './search-best.ts';
import { restoreShape } from './tree-shape.ts';

/** Moves that rarely exchange photos: their order is right at the start. */
const KEEP_ORDER: MoveMix = { mirror: 0.05, turn: 0.3, exchangePhotos: 0.05, exchangeParts: 0.05 };
const STEPS = 25_000;
const TEMPERATURE = 12;
/** Cost of a step back in the reading order: more than any cut. */
const STEP_BACK = 6;

/** `stepsBack` or `misreadSteps`. */
export type CountSteps = (rects: readonly Rect[]) => number;

/** Searches on from rows for an arrangement that is read in the same order and cuts less. @param countSteps  of photos in their order: those out of order */
export function* searchInOrder(job: FitJob, countSteps: CountSteps): Generator<number, void> {
  const { trees, target, requirements, random } = job;
  const startEnergy = wholeEnergy(trees, target, requirements);
  const energy = (limit: number): number => {
    const cost = startEnergy(limit);
    return cost < limit ? cost + STEP_BACK * stepsIn(job, countSteps) : cost;
  };
  const search = {
    moves: createMoves(trees, random),
    random,
    mix: KEEP_ORDER,
    steps: STEPS,
    temperature: TEMPERATURE / trees.leaves,
    energy,
  };
  restoreShape(trees, (yield* searchBest(trees, search)).shape);
}

/** Counts the steps that are out of order in trees that fill their boxes. */
export function stepsIn({ trees, target }: FitJob, countSteps: CountSteps): number {
  const places = emptyPlaces(trees);
  fillBoxes(trees, target.boxes, places);
  return countSteps(Array.from({ length: trees.leaves }, (_, leaf) => rectOf(places, leaf)));
}
