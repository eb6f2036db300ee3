import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import type { LayoutBefore } from '../generator.ts';
import { boundsOfRects } from './bounds.ts';
import { cutShare } from './energy.ts';
import { type FitJob, jobOf } from './fit-job.ts';
import type { FitLayout, FitTask } from './fit-task.ts';
import { emptyPlaces, fillBoxes, fillWhole, rectOf } from './geometry.ts';
import { type KeptParts, keptParts, withoutEmptyBoxes } from './kept-parts.ts';
import { type Cuts, readCuts } from './read-cuts.ts';
import { MOST_CUT, mostCut, searchFar, searchNear, standingOf } from './refit-search.ts';
import { settleAlike } from './settle-alike.ts';
import { spliceIn } from './splice-in.ts';
import type { Home } from './stay.ts';
import { join, plantRoot, type Trees } from './trees.ts';

/** Fewer photos have few ways to lie, and their sizes may vary. */
const MANY = 20;
/** Rectangles differ by rounding, with room to spare. */
const SLACK = 1e-3;
/** Less than this share of a photo cut off is no reason to change a layout. */
const LEAST_CUT = 0.01;
/** A photo with less than this share of what it was to get is worth a layout of its own, too: a stamp among pictures. */
const LEAST_SHARE = 0.15;

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
  if (before.isResized) yield* searchFar(job);
  else yield* searchNear(job, home, isClosing);
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
