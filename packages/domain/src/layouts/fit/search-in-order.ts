import type { FitJob } from './fit-job.ts';
import { emptyPlaces, fillBoxes, rectOf } from './geometry.ts';
import { type MoveMix, movesOn } from './moves.ts';
import { stepsBack } from './reads-in-order.ts';
import { searchBest, wholeEnergy } from './search-best.ts';
import { takeShape } from './shape.ts';

/** Moves that rarely exchange photos: their order is right at the start. */
const KEEP_ORDER: MoveMix = { mirror: 0.05, turn: 0.3, exchangePhotos: 0.05, exchangeParts: 0.05 };
const STEPS = 25_000;
const HEAT = 12;
/** Cost of a step back in the reading order: more than any cut. */
const STEP_BACK = 6;

/** Searches from rows for an arrangement of the same reading order that cuts less. */
export function* searchInOrder(job: FitJob): Generator<number, void> {
  const { trees, ground, wishes, random } = job;
  const whole = wholeEnergy(trees, ground, wishes);
  const energy = (limit: number): number => {
    const cost = whole(limit);
    return cost < limit ? cost + STEP_BACK * stepsBackIn(job) : cost;
  };
  const search = { moves: movesOn(trees, random), random, mix: KEEP_ORDER, steps: STEPS, heat: HEAT / trees.leaves, energy };
  takeShape(trees, (yield* searchBest(trees, search)).shape);
}

/** Counts the steps back in trees that fill their boxes. */
export function stepsBackIn({ trees, ground }: FitJob): number {
  const places = emptyPlaces(trees);
  fillBoxes(trees, ground.boxes, places);
  return stepsBack(Array.from({ length: trees.leaves }, (_, leaf) => rectOf(places, leaf)));
}
