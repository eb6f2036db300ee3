import { extremesOf } from './composition.ts';
import { cutShare } from './energy.ts';
import type { FitJob } from './fit-job.ts';
import { emptyPlaces, fillBoxes, fillingFactor, type Places } from './geometry.ts';
import type { FormerPlaces } from './moved-cost.ts';
import { createMoves, type MoveMix } from './moves.ts';
import { type Found, reportedAs, searchBest, wholeEnergy } from './search-best.ts';
import { restoreShape, shapeOf } from './tree-shape.ts';
import { intAt } from './unchecked-reads.ts';

const SMALL_MOVES: MoveMix = { mirror: 0.1, turn: 0.2, exchangePhotos: 0.3, exchangeParts: 0.1 };
/** Number of steps: a small change takes some 20 ms, with very many photos 40 ms; more steps improve nothing measurable. */
const stepsFor = (photos: number) => Math.round(Math.min(10_000, 500_000 / photos));
/** Searches, from near to far, until one finds a good layout: twice the mean threshold per photo, and the weight of staying in place. */
const TRIES = [
  { temperature: 0.2, pull: 1.3 },
  { temperature: 4, pull: 0.5 },
  { temperature: 15, pull: 0.25 },
  { temperature: 40, pull: 0.15 },
] as const;
/** Number of tries: fewer around locked photos, where other boxes are tried next, and for many photos, whose searches take longer. */
const TRIES_IN_BOXES = 2;
const TRIES_OF_MANY = 3;
const MANY_PHOTOS = 25;
/** Weight of staying in place for comparing layouts of which none is good; that of the last search. */
const MIN_PULL = 0.15;
/** Thresholds of searches without a cost for moving. */
const TEMPERATURES = [4, 15, 40];
/** Threshold of searches around locked photos in other boxes. */
const AROUND_LOCKS_TEMPERATURE = 40;
/** Factor on the cost of uneven sizes after photos were removed, so that the room is distributed among many of the others. */
const CLOSING_EVENNESS = 4;
/** Limits after photos were removed: beyond them the search continues farther away. */
const CLOSING = { variance: 0.25, cut: 0.02, smallest: 0.42 };
/** Cut share of a photo above which a new layout is computed. */
export const MAX_CUT = 0.03;
/** Limits of a good layout, for the largest cut share and the smallest photo: beyond them the search continues farther away. */
const GOOD = { cut: 0.015, smallest: 0.38 };
/** The same for many photos, and for photos grouped by day, where farther searches move or cost more. */
const GOOD_OF_MANY = { cut: 0.03, smallest: 0.25 };

/**
 * Searches near the start; farther away if no good layout is found there.
 *
 * @param isClosing  photos were removed, and their room is to be distributed
 * @param isUndone   true if the trees only reverse an exchange by the buyer
 */
export function* searchNear(
  job: FitJob,
  formerPlaces: FormerPlaces,
  { isClosing, isUndone }: { readonly isClosing: boolean; readonly isUndone: () => boolean },
): Generator<number, void> {
  const { trees } = job;
  const requirements = isClosing ? { ...job.requirements, evenness: CLOSING_EVENNESS } : job.requirements;
  const start = shapeOf(trees);
  const tries = TRIES.slice(
    0,
    job.target.boxes.length > 1 ? TRIES_IN_BOXES : trees.leaves < MANY_PHOTOS && !job.groups ? TRIES.length : TRIES_OF_MANY,
  );
  let best: Found | null = null;
  for (const [index, { temperature, pull }] of tries.entries()) {
    restoreShape(trees, start);
    const near = { ...job, requirements: { ...requirements, formerPlaces: { ...formerPlaces, pull } } };
    restoreShape(trees, (yield* reportedAs(searchOnce(near, temperature), (share) => (index + share) / tries.length)).shape);
    if (isUndone()) continue;
    const quality = measureQuality(job, filledPlaces(job));
    if (isGood(job, quality) && (!isClosing || isEven(quality))) return;
    const energy = energyNear({ ...job, requirements }, formerPlaces);
    if (best === null || energy < best.energy) best = { shape: shapeOf(trees), energy };
  }
  if (best) restoreShape(trees, best.shape);
}

/** Searches from trees in new boxes, whose photos lie nearest to their former places. */
export function searchAround(job: FitJob, formerPlaces: FormerPlaces): Generator<number, Found> {
  return searchOnce(
    { ...job, requirements: { ...job.requirements, formerPlaces: { ...formerPlaces, pull: MIN_PULL } } },
    AROUND_LOCKS_TEMPERATURE,
  );
}

/** Energy of trees with the lowest weight of staying in place. */
export function energyNear({ trees, target, requirements }: FitJob, formerPlaces: FormerPlaces): number {
  return wholeEnergy(trees, target, { ...requirements, formerPlaces: { ...formerPlaces, pull: MIN_PULL } })(Number.POSITIVE_INFINITY);
}

/** Runs several searches with high thresholds and takes the best result. */
export function* searchFar(job: FitJob): Generator<number, void> {
  const start = shapeOf(job.trees);
  let best: Found = { shape: start, energy: Number.POSITIVE_INFINITY };
  for (const [index, temperature] of TEMPERATURES.entries()) {
    restoreShape(job.trees, start);
    const found = yield* reportedAs(searchOnce(job, temperature), (share) => (index + share) / TEMPERATURES.length);
    if (found.energy < best.energy) best = found;
  }
  restoreShape(job.trees, best.shape);
}

/** @returns the best state found, possibly the start */
function* searchOnce({ trees, target, requirements, random, groups }: FitJob, temperature: number): Generator<number, Found> {
  const energy = wholeEnergy(trees, target, requirements);
  const start = { shape: shapeOf(trees), energy: energy(Number.POSITIVE_INFINITY) };
  const steps = stepsFor(trees.leaves);
  const moves = createMoves(trees, random, groups ?? null);
  const found = yield* searchBest(trees, { moves, random, mix: SMALL_MOVES, steps, temperature: temperature / trees.leaves, energy });
  return found.energy < start.energy ? found : start;
}

export interface LayoutQuality {
  /** Cut share of the photo that is cut most. */
  readonly cut: number;
  readonly smallest: number;
  readonly variance: number;
}

/** Quality of the layout with photos at these places. */
export function measureQuality(job: FitJob, places: Places): LayoutQuality {
  const { trees, target, requirements } = job;
  const { smallest = 0, variance = 0 } = extremesOf(trees, target, places, Float64Array.from(requirements.shares)) ?? {};
  return { cut: maxCut(job), smallest, variance };
}

export function filledPlaces({ trees, target }: Pick<FitJob, 'trees' | 'target'>): Places {
  const places = emptyPlaces(trees);
  fillBoxes(trees, target.boxes, places);
  return places;
}

/** True if hardly anything is cut off and no photo is tiny. */
export function isGood({ trees, groups }: FitJob, { cut, smallest }: LayoutQuality): boolean {
  const good = trees.leaves < MANY_PHOTOS && !groups ? GOOD : GOOD_OF_MANY;
  return cut <= good.cut && smallest >= good.smallest;
}

/** True if the room of removed photos is evenly distributed at the cost of few cuts. */
const isEven = ({ cut, variance, smallest }: LayoutQuality): boolean =>
  variance <= CLOSING.variance && cut <= CLOSING.cut && smallest >= CLOSING.smallest;

function maxCut({ trees, target }: FitJob): number {
  return Math.max(...target.boxes.map((box, index) => cutShare(fillingFactor(trees, intAt(trees.root, index), box))));
}
