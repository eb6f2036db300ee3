import type { ProgressListener } from '../generator.ts';
import { type Annealing, anneal, startAnnealing } from './anneal.ts';
import { compositionOf, type Wishes } from './composition.ts';
import { energyOf, type Ground } from './energy.ts';
import { type Shape, shapeOf } from './shape.ts';
import type { Trees } from './trees.ts';

/** Steps between two reports: about a thousandth of a second. */
const REPORT = 500;

/** Trees that a search came to. */
export interface Found {
  readonly shape: Shape;
  readonly energy: number;
}

/**
 * Searches to its end, from what is there; it reports how far it is, 0 … 1, and can be left at any of these points.
 *
 * @returns the best that it met in its cooler half
 */
export function* searchBest(trees: Trees, search: Omit<Annealing, 'keep'>): Generator<number, Found> {
  let best: Found = { shape: shapeOf(trees), energy: Number.POSITIVE_INFINITY };
  const keeping: Annealing = {
    ...search,
    keep: (energy) => {
      best = { shape: shapeOf(trees), energy };
    },
  };
  const state = startAnnealing(keeping);
  while (!anneal(keeping, state, REPORT)) yield state.step / search.steps;
  return best;
}

/** What cuts, sizes and composition cost together. Once that is more than `limit`, the dearer part is not looked at. */
export function wholeEnergy(trees: Trees, ground: Ground, wishes: Wishes): Annealing['energy'] {
  const cost = compositionOf(trees, ground, wishes);
  return (limit) => {
    const energy = energyOf(trees, ground);
    return energy < limit ? energy + cost() : energy;
  };
}

/** The same steps, which report otherwise how far they are. */
export function* reportedAs<T>(steps: Generator<number, T>, otherwise: (share: number) => number): Generator<number, T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield otherwise(step.value);
  }
}

/** Takes all steps at once. */
export function runSteps<T>(steps: Generator<number, T>, onProgress?: ProgressListener): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    onProgress?.(step.value);
  }
}
