import type { FitJob } from './fit-job.ts';
import { createMoves, type MoveMix } from './moves.ts';
import { type Found, reportedAs, searchBest, wholeEnergy } from './search-best.ts';
import { sortEqualPhotos } from './sort-equal-photos.ts';
import { restoreShape, type TreeShape } from './tree-shape.ts';

/** Moves of the search for lines: as for sizes, and mirrored parts, which change only lines. */
const LINES: MoveMix = { mirror: 0.15, turn: 0.17, exchangePhotos: 0.255, exchangeParts: 0.085 };
export const MIRRORS: MoveMix = { mirror: 1, turn: 0, exchangePhotos: 0, exchangeParts: 0 };
/** Mirroring steps per photo when the best arrangement is known. */
export const MIRRORINGS = 40;

/** Continues the search from the current trees, with a cost for lines, order and balance. */
export function* arrange(job: FitJob, mix: MoveMix, steps: number): Generator<number, Found> {
  const { trees, target, requirements, random } = job;
  sortEqualPhotos(job);
  const moves = createMoves(trees, random);
  return yield* searchBest(trees, {
    moves,
    random,
    mix,
    steps,
    temperature: 0.6 / trees.leaves,
    energy: wholeEnergy(trees, target, requirements),
  });
}

/** Continues the search from each of some shapes and returns the best result. */
export function* arrangedFrom(job: FitJob, chosen: readonly TreeShape[], lines: number): Generator<number, TreeShape> {
  let best: Found | null = null;
  for (const [index, shape] of chosen.entries()) {
    restoreShape(job.trees, shape);
    const found = yield* reportedAs(arrange(job, LINES, lines), (share) => (index + share) / chosen.length);
    if (!best || found.energy < best.energy) best = found;
  }
  return (best as Found).shape;
}
