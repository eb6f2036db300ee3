import type { MoveMix, Moves } from './moves.ts';

/** A search by threshold accepting: a change is kept if it costs less than a threshold that falls to nothing. */
export interface Annealing<Mix = MoveMix> {
  readonly moves: Moves<Mix>;
  readonly mix: Mix;
  readonly random: () => number;
  readonly steps: number;
  /** Twice the mean threshold of the first step. */
  readonly heat: number;
  /** Energy of what is there now; it may stop counting, with any larger number, once it is above `limit`. */
  energy(limit: number): number;
  /** Called whenever a new best is there, in the cooler half of the search and at its end. */
  keep(energy: number): void;
  /** Keeps every new best, in the hotter half as well. */
  readonly keepsAll?: boolean;
}

/** Where a search is; it can be left and taken up again. */
export interface AnnealingState {
  step: number;
  now: number;
  best: number;
}

export function startAnnealing({ energy }: Pick<Annealing, 'energy'>): AnnealingState {
  return { step: 0, now: energy(Number.POSITIVE_INFINITY), best: Number.POSITIVE_INFINITY };
}

/** Goes on for some steps. @returns whether the search is at its end */
export function anneal<Mix>(search: Annealing<Mix>, state: AnnealingState, count: number): boolean {
  const { moves, mix, random, steps, heat, keepsAll = false } = search;
  const end = Math.min(steps, state.step + count);
  for (; state.step < end; state.step++) {
    const left = 1 - state.step / steps;
    const limit = state.now + heat * left * left * left * random();
    if (!moves.propose(mix)) continue;
    const energy = search.energy(limit);
    if (energy >= limit) moves.takeBack();
    else {
      state.now = energy;
      if ((keepsAll || left < 0.5) && energy < state.best) keepBest(search, state);
    }
  }
  if (state.step < steps) return false;
  if (state.now < state.best) keepBest(search, state);
  return true;
}

function keepBest(search: Pick<Annealing, 'keep'>, state: AnnealingState): void {
  state.best = state.now;
  search.keep(state.now);
}
