import { bestArrangements } from './best-arrangements.ts';
import type { FitJob } from './fit-job.ts';
import type { FormerPlaces } from './moved-cost.ts';
import { createMoves, type MoveMix } from './moves.ts';
import { type Found, reportedAs, searchBest, wholeEnergy } from './search-best.ts';
import { restoreShape } from './tree-shape.ts';

const MIRRORS: MoveMix = { mirror: 1, turn: 0, exchangePhotos: 0, exchangeParts: 0 };
/** Mirroring steps for each arrangement, per photo. */
const MIRRORINGS = 10;
/** Number of arrangements that are tried, those with the smallest cut first. */
const CANDIDATES = 400;
/** Weight of staying in place: an exchange that the buyer asked for is worth more than a few percent of a photo. */
const PULL = 3;

/**
 * Takes the arrangement of few photos that cuts little and leaves the photos near their former places. With few photos an exchange is
 * often impossible near the present layout, and the best layout would undo it.
 *
 * @param formerPlaces       former places of the photos; null if they need not stay
 * @param isRefused  true for trees to skip
 * @returns false if there are too many photos to compare every arrangement, or all are refused
 */
export function* takeNearestArrangement(
  job: FitJob,
  formerPlaces: FormerPlaces | null,
  isRefused: () => boolean,
): Generator<number, boolean> {
  const candidates = bestArrangements(job, CANDIDATES);
  if (!candidates) return false;
  const { trees, target, requirements, random } = job;
  const energy = wholeEnergy(
    trees,
    target,
    formerPlaces ? { ...requirements, formerPlaces: { ...formerPlaces, pull: PULL } } : requirements,
  );
  let best: Found | null = null;
  for (const [index, make] of candidates.make.entries()) {
    make();
    const search = {
      moves: createMoves(trees, random),
      random,
      mix: MIRRORS,
      steps: MIRRORINGS * trees.leaves,
      temperature: 0.6 / trees.leaves,
      energy,
    };
    const found = yield* reportedAs(searchBest(trees, search), (share) => (index + share) / candidates.make.length);
    restoreShape(trees, found.shape);
    if ((best === null || found.energy < best.energy) && !isRefused()) best = found;
  }
  if (best) restoreShape(trees, best.shape);
  return best !== null;
}
