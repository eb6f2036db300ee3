import { boundsOfRects } from '../../geometry/bounds.ts';
import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import type { LayoutBefore } from '../shared/generator.ts';
import { assignNearestPlaces } from './assign-nearest-places.ts';
import { buildTrees } from './build-trees.ts';
import { dayGroups, isOfDay } from './day-groups.ts';
import { areByDay, areDaysInOrder, dayNumbers } from './day-order.ts';
import { cutShare } from './energy.ts';
import { type FitJob, jobOf } from './fit-job.ts';
import type { FitLayout, FitTask } from './fit-task.ts';
import { emptyPlaces, fillBoxes, fillWhole, rectOf } from './geometry.ts';
import { insertPhotos } from './insert-photos.ts';
import { type KeptParts, keptParts, withoutEmptyBoxes } from './kept-parts.ts';
import type { FormerPlaces } from './moved-cost.ts';
import { takeNearestArrangement } from './nearest-arrangement.ts';
import { readCuts } from './read-cuts.ts';
import { refitAroundLocks } from './refit-around-locks.ts';
import { energyNear, filledPlaces, isGood, MAX_CUT, measureQuality, searchFar, searchNear } from './refit-search.ts';
import { regroupDays } from './regroup-days.ts';
import { reversesExchange } from './reverses-exchange.ts';

/** Minimum number of photos for distributing the space of removed photos: fewer photos have few arrangements, and may vary in size. */
const MANY_PHOTOS = 20;
/** Number of photos grouped by day from which on this is skipped: within a day it hardly ever succeeds. */
const MANY_BY_DAY = 32;
/** Tolerance for rounding. */
const SLACK = 1e-3;
/** Cut share below which a layout is not changed. */
const MIN_CUT = 0.01;
/** Cut share from which on a locked photo no longer fits its rectangle. */
const MAX_LOCKED_CUT = 0.2;
/** Minimum fraction of its wanted size for each photo; below it a new layout is computed. */
const MIN_SHARE = 0.15;

/**
 * Arranges photos near their present places: reads the tree from their rectangles, removes and inserts photos, and searches from there,
 * with a cost for moving. Locked photos keep their rectangles; the others are fitted around them. Yields the progress.
 *
 * @returns null if the present layout is of no use: it is not a Fit layout, most photos are new, or, without locks, much would be cut off
 *   or a photo become tiny
 */
export function* refitSteps(task: FitTask, before: LayoutBefore): Generator<number, FitLayout | null> {
  const formerBounds = boundsOfRects(before.rects);
  const cuts = readCuts(before.rects, formerBounds, before.gutter);
  if (cuts === null) return null;
  const isPlaced = new Set(before.photos.filter((photo) => photo !== null));
  const newPhotos = task.photos.flatMap((_, photo) => (isPlaced.has(photo) ? [] : [photo]));
  if (newPhotos.length > isPlaced.size) return null;
  const isSamePage = isSame(formerBounds, task.page) && before.gutter === task.gutter;
  if (isSamePage && !before.isResized && newPhotos.length === 0 && isFitting(task, before)) {
    const rects = task.photos.map((_, photo) => itemAt(before.rects, before.photos.indexOf(photo)));
    return before.locked.length > 0 || areDaysInOrder(rects, task.photos) ? { rects, compared: null } : null;
  }
  const locked = isSamePage ? before.locked.filter((photo) => isPlaced.has(photo) && keepsPlace(task, before, photo)) : [];
  const fixed = new Map(locked.map((photo) => [photo, itemAt(before.rects, before.photos.indexOf(photo))]));
  const free = task.photos.flatMap((_, photo) => (fixed.has(photo) ? [] : [photo]));
  const unchangedParts = keptParts(cuts, { ...before, locked });
  if (free.length === 0)
    return unchangedParts.boxes.length > 0 ? null : { rects: task.photos.map((_, photo) => fixed.get(photo) as Rect), compared: null };
  const refit = { before, formerBounds, unchangedParts, fixed, free, newPhotos, isWhole: task.isWhole && locked.length === 0 };
  const near = yield* refitted(task, refit);
  const job = locked.length > 0 ? yield* betterAroundLocks(task, refit, near) : near;
  if (job === null) return null;
  if (locked.length === 0 && isPoor(task, job, refit)) {
    const formerPlaces = formerPlacesOf(task.page, formerBounds, before, free);
    if (!before.isMoved || areByDay(task.photos) || !(yield* takeNearestArrangement(job, formerPlaces, () => isUndone(task, job, refit))))
      return null;
  }
  const places = emptyPlaces(job.trees);
  if (task.isWhole && locked.length === 0) fillWhole(job.trees, job.target.boxes, places);
  else fillBoxes(job.trees, job.target.boxes, places);
  const rects = task.photos.map((_, photo) => fixed.get(photo) ?? rectOf(places, free.indexOf(photo)));
  return locked.length > 0 || areDaysInOrder(rects, task.photos) ? { rects, compared: null } : null;
}

interface Refit {
  readonly before: LayoutBefore;
  readonly formerBounds: Rect;
  readonly unchangedParts: KeptParts;
  /** Rectangles of locked photos. */
  readonly fixed: ReadonlyMap<number, Rect>;
  /** The other photos, by number. */
  readonly free: readonly number[];
  readonly newPhotos: readonly number[];
  readonly isWhole: boolean;
}

/** Searches the trees of the free photos. */
function* refitted(task: FitTask, refit: Refit): Generator<number, FitJob | null> {
  const { before, formerBounds, unchangedParts, free, newPhotos, isWhole } = refit;
  const full = withoutEmptyBoxes(unchangedParts.cuts, newPhotos);
  if (full === null || unchangedParts.boxes.length === 0) return null;
  // Without locked photos the page may have changed.
  const boxes = free.length === task.photos.length ? [task.page] : unchangedParts.boxes;
  const photos = free.map((photo) => itemAt(task.photos, photo));
  const job = jobOf({ ...task, photos, isWhole }, boxes);
  const formerPlaces = formerPlacesOf(task.page, formerBounds, before, free);
  const photosToInsert = full.left.map((photo) => free.indexOf(photo));
  // Days are ignored beside locked photos; otherwise all photos are free and keep their numbers.
  const dayOf = free.length === task.photos.length ? dayNumbers(photos) : null;
  const cutsByDay = dayOf ? full.cuts.map((part) => regroupDays(part, dayOf)) : full.cuts;
  const firstSpareNode = buildTrees(job.trees, cutsByDay, (photo) => free.indexOf(photo));
  if (dayOf && photosToInsert.some((photo) => !dayOf.some((day, other) => day === dayOf[photo] && !photosToInsert.includes(other))))
    return null;
  insertPhotos(job, formerPlaces, {
    newPhotos: photosToInsert,
    firstSpareNode,
    ...(dayOf && { mayHang: (photo, part) => isOfDay(job.trees, dayOf, { photo, part }) }),
  });
  const groups = dayOf && dayGroups(job.trees, dayOf);
  if (dayOf && !groups) return null;
  const isClosing =
    !(groups && free.length >= MANY_BY_DAY) && newPhotos.length === 0 && before.photos.includes(null) && free.length >= MANY_PHOTOS;
  const grouped = { ...job, groups };
  if (before.isResized) yield* searchFar(grouped);
  else yield* searchNear(grouped, formerPlaces, { isClosing, isUndone: () => isUndone(task, job, refit) });
  if (!task.isOrdered && !groups) assignNearestPlaces(job, formerPlaces);
  return job;
}

/** Tries other boxes around locked photos if the free ones cut much, leave a photo small or reverse an exchange by the buyer. */
function* betterAroundLocks(task: FitTask, refit: Refit, near: FitJob | null): Generator<number, FitJob | null> {
  const { before, formerBounds, fixed, free } = refit;
  const present = near && isUndone(task, near, refit) ? null : near;
  if (present && isGood(present, measureQuality(present, filledPlaces(present)))) return present;
  const formerPlaces = formerPlacesOf(task.page, formerBounds, before, free);
  const other = yield* refitAroundLocks(task, { locked: [...fixed.values()], free, formerPlaces });
  if (!other || isUndone(task, other.job, refit)) return near;
  return present && energyNear(present, formerPlaces) <= other.energy ? present : other.job;
}

/** True if a locked photo still fits its rectangle. A photo that was rotated or replaced by another shape moves near it instead. */
function keepsPlace({ photos }: FitTask, { rects, photos: placed }: LayoutBefore, photo: number): boolean {
  const { width, height } = itemAt(rects, placed.indexOf(photo));
  return cutShare(width / height / itemAt(photos, photo).aspect) < MAX_LOCKED_CUT;
}

/** True if the trees are worse than a new layout. */
function isPoor(task: FitTask, job: FitJob, refit: Refit): boolean {
  const { cut, smallest } = measureQuality(job, filledPlaces(job));
  return cut > MAX_CUT || smallest < MIN_SHARE || isUndone(task, job, refit);
}

/** True if the trees only reverse an exchange by the buyer. */
function isUndone(task: FitTask, job: FitJob, { before, fixed, free }: Refit): boolean {
  if (!before.isMoved) return false;
  const places = filledPlaces(job);
  const rects = task.photos.map((_, photo) => fixed.get(photo) ?? rectOf(places, free.indexOf(photo)));
  return reversesExchange(task.photos, before, rects);
}

/** True if nothing has to change: each place has its photo, and hardly anything is cut off. */
function isFitting({ photos }: FitTask, before: LayoutBefore): boolean {
  return before.photos.every((photo, index) => {
    if (photo === null) return false;
    const { width, height } = itemAt(before.rects, index);
    return cutShare(width / height / itemAt(photos, photo).aspect) < MIN_CUT;
  });
}

function isSame(a: Rect, b: Rect): boolean {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.width - b.width), Math.abs(a.height - b.height)) < SLACK;
}

/** Former middles of photos, scaled to a page that may have changed its size. */
export function formerPlacesOf(page: Rect, formerBounds: Rect, { rects, photos }: LayoutBefore, free: readonly number[]): FormerPlaces {
  const middles = free.map((photo) => {
    const rect = rects[photos.indexOf(photo)];
    if (!rect) return null;
    const x = page.x + ((rect.x + rect.width / 2 - formerBounds.x) / formerBounds.width) * page.width;
    return { x, y: page.y + ((rect.y + rect.height / 2 - formerBounds.y) / formerBounds.height) * page.height };
  });
  return { middles, side: Math.sqrt((page.width * page.height) / photos.length), pull: 1 };
}
