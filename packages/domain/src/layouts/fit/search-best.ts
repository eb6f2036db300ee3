import { type Annealing, anneal, startAnnealing } from './anneal.ts';
import { compositionOf, type Requirements } from './composition.ts';
import { energyOf, type FitBoxes } from './energy.ts';
import { shapeOf, type TreeShape } from './tree-shape.ts';
import type { Trees } from './trees.ts';

/** Steps between two progress reports: about a millisecond. */
const REPORT = 500;

/** Trees found by a search, with their energy. */
export interface Found {
  readonly shape: TreeShape;
  readonly energy: number;
}

/**
 * Runs a search from the current trees to its end. Yields the progress, 0 … 1, and can be paused there.
 *
 * @returns the best state of the second half of the search
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

/** Cost of cuts, sizes and composition. Beyond `limit` the composition, the slower part, is not computed. */
export function wholeEnergy(trees: Trees, target: FitBoxes, requirements: Requirements): Annealing['energy'] {
  const cost = compositionOf(trees, target, requirements);
  return (limit) => {
    const energy = energyOf(trees, target);
    return energy < limit ? energy + cost() : energy;
  };
}

/** Maps the progress that a generator yields. */
export function* reportedAs<T>(steps: Generator<number, T>, otherwise: (share: number) => number): Generator<number, T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield otherwise(step.value);
  }
}
