import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import type { LayoutBefore } from '../generator.ts';
import { type Annealing, anneal, startAnnealing } from './anneal.ts';
import { boundsOfRects } from './bounds.ts';
import { compositionOf, extremesOf } from './composition.ts';
import { cutShare, energyOf } from './energy.ts';
import { type FitJob, jobOf } from './fit-job.ts';
import type { FitLayout, FitTask } from './fit-task.ts';
import { emptyPlaces, fillBoxes, fillingFactor, fillWhole, type Places, rectOf } from './geometry.ts';
import { type KeptParts, keptParts, withoutEmptyBoxes } from './kept-parts.ts';
import { type MoveMix, movesOn } from './moves.ts';
import { type Cuts, readCuts } from './read-cuts.ts';
import { intAt } from './read-numbers.ts';
import { settleAlike } from './settle-alike.ts';
import { shapeOf, takeShape } from './shape.ts';
import { spliceIn } from './splice-in.ts';
import type { Home } from './stay.ts';
import { join, plantRoot, type Trees } from './trees.ts';

const SMALL_MOVES: MoveMix = { mirror: 0.1, turn: 0.2, exchangePhotos: 0.3, exchangeParts: 0.1 };
/** Measured so that a small change takes some 20 ms, and 40 with very many photos; half as many more moves would change no figure then. */
const stepsFor = (photos: number) => Math.round(Math.min(10_000, 500_000 / photos));
/** Searches, each for a layout that the one before did not find: twice its mean threshold by the photo, and how strongly photos stay. */
const TRIES = [
  { heat: 0.2, pull: 1.3 },
  { heat: 4, pull: 0.5 },
  { heat: 15, pull: 0.25 },
] as const;
/** Where photos went, those beside them get their room: so much dearer are uneven sizes then, that it is shared among more of them … */
const CLOSING_EVENNESS = 4;
/** … and with more variation than this, or more cut off, searching a little farther away. */
const CLOSING = { variance: 0.25, cut: 0.02 };
/** Fewer photos have few ways to lie, and their sizes may vary. */
const MANY = 20;
const REPORT = 500;
/** Rectangles differ by rounding, with room to spare. */
const SLACK = 1e-3;
/** Less than this share of a photo cut off is no reason to change a layout. */
const LEAST_CUT = 0.01;
/** More than this share of a photo cut off is worth a layout of its own. */
const MOST_CUT = 0.03;
/** So is a photo with less than this share of what it was to get: a stamp among pictures; a row of small ones is better than all moved … */
const LEAST_SHARE = 0.15;
/** … and with less than this share, searching a little farther away. */
const SMALL_SHARE = 0.25;

/**
 * Lays photos out near where they are: the tree is read back from their rectangles, photos that went are cut out of it and
 * new ones put in, and the search starts there, with a price on moving. Locked photos keep their rectangles; the rest is
 * fitted round them.
 *
 * @returns null where the layout that is there does not help: it is no Fit layout, most photos are new, or, without locks,
 *   much would be cut off or a photo become a stamp
 */
export function* refitSteps(task: FitTask, before: LayoutBefore): Generator<number, FitLayout | null> {
  const old = boundsOfRects(before.rects);
  const cuts = readCuts(before.rects, old, before.gutter);
  if (cuts === null) return null;
  const isPlaced = new Set(before.photos.filter((photo) => photo !== null));
  const newcomers = task.photos.flatMap((_, photo) => (isPlaced.has(photo) ? [] : [photo]));
  if (newcomers.length > isPlaced.size) return null;
  const isSamePage = isSame(old, task.page) && before.gutter === task.gutter;
  if (isSamePage && !before.isResized && newcomers.length === 0 && isFitting(task, before)) {
    return { rects: task.photos.map((_, photo) => itemAt(before.rects, before.photos.indexOf(photo))), compared: null };
  }
  const locked = isSamePage ? before.locked.filter((photo) => isPlaced.has(photo)) : [];
  const fixed = new Map(locked.map((photo) => [photo, itemAt(before.rects, before.photos.indexOf(photo))]));
  const free = task.photos.flatMap((_, photo) => (fixed.has(photo) ? [] : [photo]));
  const kept = keptParts(cuts, { ...before, locked });
  if (free.length === 0)
    return kept.boxes.length > 0 ? null : { rects: task.photos.map((_, photo) => fixed.get(photo) as Rect), compared: null };
  const job = yield* refitted(task, { before, old, kept, free, newcomers, isWhole: task.isWhole && locked.length === 0 });
  if (job === null || (locked.length === 0 && mostCut(job) > MOST_CUT)) return null;
  const places = emptyPlaces(job.trees);
  if (task.isWhole && locked.length === 0) fillWhole(job.trees, job.ground.boxes, places);
  else fillBoxes(job.trees, job.ground.boxes, places);
  const rects = task.photos.map((_, photo) => fixed.get(photo) ?? rectOf(places, free.indexOf(photo)));
  return locked.length === 0 && standingOf(job, places).least < LEAST_SHARE ? null : { rects, compared: null };
}

interface Refit {
  readonly before: LayoutBefore;
  readonly old: Rect;
  readonly kept: KeptParts;
  /** Photos that have no place of their own. */
  readonly free: readonly number[];
  readonly newcomers: readonly number[];
  readonly isWhole: boolean;
}

/** The trees of the free photos, searched. */
function* refitted(task: FitTask, { before, old, kept, free, newcomers, isWhole }: Refit): Generator<number, FitJob | null> {
  const full = withoutEmptyBoxes(kept.cuts, newcomers);
  if (full === null || kept.boxes.length === 0) return null;
  // Where nothing is locked the page may be another one.
  const boxes = free.length === task.photos.length ? [task.page] : kept.boxes;
  const photos = free.map((photo) => itemAt(task.photos, photo));
  const job = jobOf({ ...task, photos, isWhole }, boxes);
  const home = homeOf(task.page, old, before, free);
  const spare = plantCuts(job.trees, full.cuts, (photo) => free.indexOf(photo));
  spliceIn(job, home, { newcomers: full.left.map((photo) => free.indexOf(photo)), spare });
  const isClosing = newcomers.length === 0 && before.photos.includes(null) && free.length >= MANY;
  yield* searchNear(job, home, isClosing);
  if (!task.isOrdered) settleAlike(job, home);
  return job;
}

/** Whether nothing has to change: each place has its photo, and next to nothing is cut off. */
function isFitting({ photos }: FitTask, before: LayoutBefore): boolean {
  return before.photos.every((photo, at) => {
    if (photo === null) return false;
    const { width, height } = itemAt(before.rects, at);
    return cutShare(width / height / itemAt(photos, photo).aspect) < LEAST_CUT;
  });
}

function isSame(a: Rect, b: Rect): boolean {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.width - b.width), Math.abs(a.height - b.height)) < SLACK;
}

/** Where the middles of photos were, on a page that may be of another size now. */
function homeOf(page: Rect, old: Rect, { rects, photos }: LayoutBefore, free: readonly number[]): Home {
  const middles = free.map((photo) => {
    const rect = rects[photos.indexOf(photo)];
    if (!rect) return null;
    const x = page.x + ((rect.x + rect.width / 2 - old.x) / old.width) * page.width;
    return { x, y: page.y + ((rect.y + rect.height / 2 - old.y) / old.height) * page.height };
  });
  return { middles, side: Math.sqrt((page.width * page.height) / photos.length), pull: 1 };
}

/** @returns the first cut that is not used yet */
function plantCuts(trees: Trees, boxes: readonly Cuts[], leafOf: (photo: number) => number): number {
  let next = trees.leaves;
  const grow = (part: Cuts): number => {
    if (typeof part === 'number') return leafOf(part);
    const node = next++;
    join(trees, node, { cut: part.cut, first: grow(part.first), second: grow(part.second) });
    return node;
  };
  for (const [box, part] of boxes.entries()) plantRoot(trees, box, grow(part));
  return next;
}

/**
 * Searches near the start; where no good layout is found there, a little farther from it.
 *
 * @param isClosing  photos went, and what they leave is to be shared out
 */
function* searchNear(job: FitJob, home: Home, isClosing: boolean): Generator<number, void> {
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

function* searchOnce({ trees, ground, wishes, random }: FitJob, heat: number): Generator<number, void> {
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
}

interface Standing {
  /** Of the photo that is cut most. */
  readonly cut: number;
  readonly least: number;
  readonly variance: number;
}

/** How good the layout is in which the photos lie at these places. */
function standingOf(job: FitJob, places: Places): Standing {
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

function mostCut({ trees, ground }: FitJob): number {
  return Math.max(...ground.boxes.map((box, index) => cutShare(fillingFactor(trees, intAt(trees.root, index), box))));
}
