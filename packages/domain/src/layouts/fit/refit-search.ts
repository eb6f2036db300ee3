import { type Annealing, anneal, startAnnealing } from './anneal.ts';
import { compositionOf, extremesOf } from './composition.ts';
import { cutShare, energyOf } from './energy.ts';
import type { FitJob } from './fit-job.ts';
import { emptyPlaces, fillBoxes, fillingFactor, type Places } from './geometry.ts';
import { type MoveMix, movesOn } from './moves.ts';
import { intAt } from './read-numbers.ts';
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
] as const;
/** The same of searches that need not stay anywhere. */
const HEATS = [4, 15, 40];
/** Where photos went, those beside them get their room: so much dearer are uneven sizes then, that it is shared among more of them … */
const CLOSING_EVENNESS = 4;
/** … and with more variation than this, or more cut off, searching a little farther away. */
const CLOSING = { variance: 0.25, cut: 0.02 };
/** Steps between two reports. */
const REPORT = 500;
/** More than this share of a photo cut off is worth a layout of its own. */
export const MOST_CUT = 0.03;
/** A photo with less than this share of what it was to get is a reason to search a little farther away: a row of small ones is better than all moved. */
const SMALL_SHARE = 0.25;

/**
 * Searches near the start; where no good layout is found there, a little farther from it.
 *
 * @param isClosing  photos went, and what they leave is to be shared out
 */
export function* searchNear(job: FitJob, home: Home, isClosing: boolean): Generator<number, void> {
  const { trees } = job;
  const wishes = isClosing ? { ...job.wishes, evenness: CLOSING_EVENNESS } : job.wishes;
  const start = shapeOf(trees);
  for (const [index, { heat, pull }] of TRIES.entries()) {
    takeShape(trees, start);
    const search = searchOnce({ ...job, wishes: { ...wishes, home: { ...home, pull } } }, heat);
    for (const share of search) yield (index + share) / TRIES.length;
    const standing = standingOf(job, filledPlaces(job));
    if (isGood(standing) && (!isClosing || isEven(standing))) return;
  }
}

/** Searches far and wide, several times, and takes the best of what it found. */
export function* searchFar(job: FitJob): Generator<number, void> {
  const start = shapeOf(job.trees);
  let best = { shape: start, energy: Number.POSITIVE_INFINITY };
  for (const [index, heat] of HEATS.entries()) {
    takeShape(job.trees, start);
    const search = searchOnce(job, heat);
    let step = search.next();
    for (; !step.done; step = search.next()) yield (index + step.value) / HEATS.length;
    if (step.value < best.energy) best = { shape: shapeOf(job.trees), energy: step.value };
  }
  takeShape(job.trees, best.shape);
}

/** @returns the energy of the best trees there were, which it leaves behind */
function* searchOnce({ trees, ground, wishes, random }: FitJob, heat: number): Generator<number, number> {
  const cost = compositionOf(trees, ground, wishes);
  const steps = stepsFor(trees.leaves);
  const start = { shape: shapeOf(trees), energy: energyOf(trees, ground) + cost() };
  let best = start;
  const search: Annealing = {
    moves: movesOn(trees, random),
    random,
    mix: SMALL_MOVES,
    steps,
    heat: heat / trees.leaves,
    energy: (limit) => {
      const energy = energyOf(trees, ground);
      return energy < limit ? energy + cost() : energy;
    },
    keep: (energy) => {
      if (energy < best.energy) best = { shape: shapeOf(trees), energy };
    },
  };
  const state = startAnnealing(search);
  while (!anneal(search, state, REPORT)) yield state.step / steps;
  takeShape(trees, best.shape);
  return best.energy;
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

function filledPlaces({ trees, ground }: FitJob): Places {
  const places = emptyPlaces(trees);
  fillBoxes(trees, ground.boxes, places);
  return places;
}

/** Whether hardly anything is cut off, and no photo is a stamp among pictures. */
const isGood = ({ cut, least }: Standing): boolean => cut <= MOST_CUT && least >= SMALL_SHARE;

/** Whether what photos left has been shared out, and little is cut off for it. */
const isEven = ({ cut, variance }: Standing): boolean => variance <= CLOSING.variance && cut <= CLOSING.cut;

export function mostCut({ trees, ground }: FitJob): number {
  return Math.max(...ground.boxes.map((box, index) => cutShare(fillingFactor(trees, intAt(trees.root, index), box))));
}
