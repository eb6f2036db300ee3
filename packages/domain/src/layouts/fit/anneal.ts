import type { MoveMix, Moves } from './moves.ts';

/**
 * Search by threshold accepting (Dueck and Scheuer 1990), a variant of simulated annealing: a move is accepted if it costs less than a
 * threshold, which falls to 0.
 */
export interface Annealing<Mix = MoveMix> {
  readonly moves: Moves<Mix>;
  readonly mix: Mix;
  readonly random: () => number;
  readonly steps: number;
  /** Twice the mean threshold of the first step. */
  readonly temperature: number;
  /** Energy of the current state; may stop and return any larger number once it exceeds `limit`. */
  energy(limit: number): number;
  /** Called for every new best state in the second half of the search and at its end. */
  keep(energy: number): void;
  /** Also calls `keep` in the first half. */
  readonly keepsAll?: boolean;
}

/** Progress of a search, which can be paused and resumed. */
export interface AnnealingState {
  step: number;
  now: number;
  best: number;
}

export function startAnnealing({ energy }: Pick<Annealing, 'energy'>): AnnealingState {
  return { step: 0, now: energy(Number.POSITIVE_INFINITY), best: Number.POSITIVE_INFINITY };
}

/** Runs some steps. @returns true if the search has ended */
export function anneal<Mix>(search: Annealing<Mix>, state: AnnealingState, count: number): boolean {
  const { moves, mix, random, steps, temperature, keepsAll = false } = search;
  const end = Math.min(steps, state.step + count);
  for (; state.step < end; state.step++) {
    const remainingShare = 1 - state.step / steps;
    const limit = state.now + temperature * remainingShare * remainingShare * remainingShare * random();
    if (!moves.propose(mix)) continue;
    const energy = search.energy(limit);
    if (energy >= limit) moves.undo();
    else {
      state.now = energy;
      if ((keepsAll || remainingShare < 0.5) && energy < state.best) keepBest(search, state);
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
