import { extremesOf } from './composition.ts';
import { cutShare } from './energy.ts';
import type { FitJob } from './fit-job.ts';
import { emptyPlaces, fillBoxes, fillingFactor, type Places } from './geometry.ts';
import { type MoveMix, movesOn } from './moves.ts';
import { intAt } from './read-numbers.ts';
import { type Found, reportedAs, searchBest, wholeEnergy } from './search-best.ts';
import { shapeOf, takeShape } from './shape.ts';
import type { Home } from './stay.ts';

const SMALL_MOVES: MoveMix = { mirror: 0.1, turn: 0.2, exchangePhotos: 0.3, exchangeParts: 0.1 };
/** Measured so that a small change takes some 20 ms, and 40 with very many photos; half as many more moves would change no figure then. */
const stepsFor = (photos: number) => Math.round(Math.min(10_000, 500_000 / photos));
/** Searches, each for a layout that the one before did not find: twice its mean threshold by the photo, and how strongly photos stay. */
const TRIES = [
  { heat: 0.2, pull: 1.3 },
  { heat: 4, pull: 0.5 },
  { heat: 15, pull: 0.25 },
  { heat: 40, pull: 0.15 },
] as const;
/** Boxes around locked photos that cut much are given up for others; many photos lie well near where they were, and each search takes longer. */
const TRIES_IN_BOXES = 2;
const TRIES_OF_MANY = 3;
const MANY = 25;
/** Layouts of which none is good are compared with the photos pulled as in the last of these searches. */
const LEAST_PULL = 0.15;
/** The same of searches that need not stay anywhere. */
const HEATS = [4, 15, 40];
/** The same around locked photos, in other boxes. */
const AROUND_HEAT = 40;
/** Where photos went, those beside them get their room: so much dearer are uneven sizes then, that it is shared among more of them … */
const CLOSING_EVENNESS = 4;
/** … and with more variation than this, more cut off or a smaller photo, searching a little farther away. */
const CLOSING = { variance: 0.25, cut: 0.02, least: 0.42 };
/** More than this share of a photo cut off is worth a layout of its own. */
export const MOST_CUT = 0.03;
/** More than this share of a photo cut off, or a photo with less than this share of what it was to get, is a reason to search a little farther away … */
const GOOD = { cut: 0.015, least: 0.38 };
/** … and the same where a search farther away moves or costs more: of many photos, and of those that lie by their days. */
const GOOD_OF_MANY = { cut: 0.03, least: 0.25 };

/**
 * Searches near the start; where no good layout is found there, a little farther from it.
 *
 * @param isClosing  photos went, and what they leave is to be shared out
 * @param isUndone   true of trees that only put back what a person moved
 */
export function* searchNear(
  job: FitJob,
  home: Home,
  { isClosing, isUndone }: { readonly isClosing: boolean; readonly isUndone: () => boolean },
): Generator<number, void> {
  const { trees } = job;
  const wishes = isClosing ? { ...job.wishes, evenness: CLOSING_EVENNESS } : job.wishes;
  const start = shapeOf(trees);
  const tries = TRIES.slice(
    0,
    job.ground.boxes.length > 1 ? TRIES_IN_BOXES : trees.leaves < MANY && !job.groups ? TRIES.length : TRIES_OF_MANY,
  );
  let best: Found | null = null;
  for (const [index, { heat, pull }] of tries.entries()) {
    takeShape(trees, start);
    const near = { ...job, wishes: { ...wishes, home: { ...home, pull } } };
    takeShape(trees, (yield* reportedAs(searchOnce(near, heat), (share) => (index + share) / tries.length)).shape);
    if (isUndone()) continue;
    const standing = standingOf(job, filledPlaces(job));
    if (isGood(job, standing) && (!isClosing || isEven(standing))) return;
    const energy = energyNear({ ...job, wishes }, home);
    if (best === null || energy < best.energy) best = { shape: shapeOf(trees), energy };
  }
  if (best) takeShape(trees, best.shape);
}

/** Searches from trees whose photos lie nearest to where they were, in boxes that are new. */
export function searchAround(job: FitJob, home: Home): Generator<number, Found> {
  return searchOnce({ ...job, wishes: { ...job.wishes, home: { ...home, pull: LEAST_PULL } } }, AROUND_HEAT);
}

/** Energy of trees with the photos pulled as little as in any search near where they were. */
export function energyNear({ trees, ground, wishes }: FitJob, home: Home): number {
  return wholeEnergy(trees, ground, { ...wishes, home: { ...home, pull: LEAST_PULL } })(Number.POSITIVE_INFINITY);
}

/** Searches far and wide, several times, and takes the best of what it found. */
export function* searchFar(job: FitJob): Generator<number, void> {
  const start = shapeOf(job.trees);
  let best: Found = { shape: start, energy: Number.POSITIVE_INFINITY };
  for (const [index, heat] of HEATS.entries()) {
    takeShape(job.trees, start);
    const found = yield* reportedAs(searchOnce(job, heat), (share) => (index + share) / HEATS.length);
    if (found.energy < best.energy) best = found;
  }
  takeShape(job.trees, best.shape);
}

/** @returns the best there was, perhaps what it began with */
function* searchOnce({ trees, ground, wishes, random, groups }: FitJob, heat: number): Generator<number, Found> {
  const energy = wholeEnergy(trees, ground, wishes);
  const start = { shape: shapeOf(trees), energy: energy(Number.POSITIVE_INFINITY) };
  const steps = stepsFor(trees.leaves);
  const moves = movesOn(trees, random, groups ?? null);
  const found = yield* searchBest(trees, { moves, random, mix: SMALL_MOVES, steps, heat: heat / trees.leaves, energy });
  return found.energy < start.energy ? found : start;
}

export interface Standing {
  /** Of the photo that is cut most. */
  readonly cut: number;
  readonly least: number;
  readonly variance: number;
}

/** How good the layout is in which the photos lie at these places. */
export function standingOf(job: FitJob, places: Places): Standing {
  const { trees, ground, wishes } = job;
  const { least = 0, variance = 0 } = extremesOf(trees, ground, places, Float64Array.from(wishes.shares)) ?? {};
  return { cut: mostCut(job), least, variance };
}

export function filledPlaces({ trees, ground }: Pick<FitJob, 'trees' | 'ground'>): Places {
  const places = emptyPlaces(trees);
  fillBoxes(trees, ground.boxes, places);
  return places;
}

/** True if hardly anything is cut off, and no photo is a stamp among pictures. */
export function isGood({ trees, groups }: FitJob, { cut, least }: Standing): boolean {
  const good = trees.leaves < MANY && !groups ? GOOD : GOOD_OF_MANY;
  return cut <= good.cut && least >= good.least;
}

/** Whether what photos left has been shared out, and little is cut off for it. */
const isEven = ({ cut, variance, least }: Standing): boolean =>
  variance <= CLOSING.variance && cut <= CLOSING.cut && least >= CLOSING.least;

function mostCut({ trees, ground }: FitJob): number {
  return Math.max(...ground.boxes.map((box, index) => cutShare(fillingFactor(trees, intAt(trees.root, index), box))));
}
