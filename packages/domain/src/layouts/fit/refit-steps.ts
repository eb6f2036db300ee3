import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import type { LayoutBefore } from '../generator.ts';
import { boundsOfRects } from './bounds.ts';
import { dayGroups, isOfDay } from './day-groups.ts';
import { areByDay, areDaysInOrder, dayNumbers } from './day-order.ts';
import { cutShare } from './energy.ts';
import { type FitJob, jobOf } from './fit-job.ts';
import type { FitLayout, FitTask } from './fit-task.ts';
import { emptyPlaces, fillBoxes, fillWhole, rectOf } from './geometry.ts';
import { type KeptParts, keptParts, withoutEmptyBoxes } from './kept-parts.ts';
import { takeNearestArrangement } from './nearest-arrangement.ts';
import { plantCuts } from './plant-cuts.ts';
import { readCuts } from './read-cuts.ts';
import { refitAroundLocks } from './refit-around-locks.ts';
import { energyNear, filledPlaces, isGood, MOST_CUT, searchFar, searchNear, standingOf } from './refit-search.ts';
import { regroupDays } from './regroup-days.ts';
import { settleAlike } from './settle-alike.ts';
import { spliceIn } from './splice-in.ts';
import type { Home } from './stay.ts';
import { undoesMove } from './undoes-move.ts';

/** Fewer photos have few ways to lie, and their sizes may vary. */
const MANY = 20;
/** Within its day alone the room that a photo leaves is hardly ever shared out evenly: among so many photos it is not searched for at length. */
const MANY_BY_DAY = 32;
/** Rectangles differ by rounding, with room to spare. */
const SLACK = 1e-3;
/** Less than this share of a photo cut off is no reason to change a layout. */
const LEAST_CUT = 0.01;
/** A locked photo of which more is cut off has another shape than the one that was locked. */
const MOST_HELD = 0.2;
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
    const rects = task.photos.map((_, photo) => itemAt(before.rects, before.photos.indexOf(photo)));
    return before.locked.length > 0 || areDaysInOrder(rects, task.photos) ? { rects, compared: null } : null;
  }
  const locked = isSamePage ? before.locked.filter((photo) => isPlaced.has(photo) && isHeld(task, before, photo)) : [];
  const fixed = new Map(locked.map((photo) => [photo, itemAt(before.rects, before.photos.indexOf(photo))]));
  const free = task.photos.flatMap((_, photo) => (fixed.has(photo) ? [] : [photo]));
  const kept = keptParts(cuts, { ...before, locked });
  if (free.length === 0)
    return kept.boxes.length > 0 ? null : { rects: task.photos.map((_, photo) => fixed.get(photo) as Rect), compared: null };
  const refit = { before, old, kept, fixed, free, newcomers, isWhole: task.isWhole && locked.length === 0 };
  const near = yield* refitted(task, refit);
  const job = locked.length > 0 ? yield* betterAroundLocks(task, refit, near) : near;
  if (job === null) return null;
  if (locked.length === 0 && isPoor(task, job, refit)) {
    const home = homeOf(task.page, old, before, free);
    if (!before.isMoved || areByDay(task.photos) || !(yield* takeNearestArrangement(job, home, () => isUndone(task, job, refit))))
      return null;
  }
  const places = emptyPlaces(job.trees);
  if (task.isWhole && locked.length === 0) fillWhole(job.trees, job.ground.boxes, places);
  else fillBoxes(job.trees, job.ground.boxes, places);
  const rects = task.photos.map((_, photo) => fixed.get(photo) ?? rectOf(places, free.indexOf(photo)));
  return locked.length > 0 || areDaysInOrder(rects, task.photos) ? { rects, compared: null } : null;
}

interface Refit {
  readonly before: LayoutBefore;
  readonly old: Rect;
  readonly kept: KeptParts;
  /** Rectangles of locked photos. */
  readonly fixed: ReadonlyMap<number, Rect>;
  /** The other photos. */
  readonly free: readonly number[];
  readonly newcomers: readonly number[];
  readonly isWhole: boolean;
}

/** The trees of the free photos, searched. */
function* refitted(task: FitTask, refit: Refit): Generator<number, FitJob | null> {
  const { before, old, kept, free, newcomers, isWhole } = refit;
  const full = withoutEmptyBoxes(kept.cuts, newcomers);
  if (full === null || kept.boxes.length === 0) return null;
  // Where nothing is locked the page may be another one.
  const boxes = free.length === task.photos.length ? [task.page] : kept.boxes;
  const photos = free.map((photo) => itemAt(task.photos, photo));
  const job = jobOf({ ...task, photos, isWhole }, boxes);
  const home = homeOf(task.page, old, before, free);
  const left = full.left.map((photo) => free.indexOf(photo));
  // Among locked photos days do not count; else all photos are free, and have the same numbers.
  const dayOf = free.length === task.photos.length ? dayNumbers(photos) : null;
  const planted = dayOf ? full.cuts.map((part) => regroupDays(part, dayOf)) : full.cuts;
  const spare = plantCuts(job.trees, planted, (photo) => free.indexOf(photo));
  if (dayOf && left.some((photo) => !dayOf.some((day, other) => day === dayOf[photo] && !left.includes(other)))) return null;
  spliceIn(job, home, { newcomers: left, spare, ...(dayOf && { mayHang: (photo, part) => isOfDay(job.trees, dayOf, { photo, part }) }) });
  const groups = dayOf && dayGroups(job.trees, dayOf);
  if (dayOf && !groups) return null;
  const isClosing =
    !(groups && free.length >= MANY_BY_DAY) && newcomers.length === 0 && before.photos.includes(null) && free.length >= MANY;
  const grouped = { ...job, groups };
  if (before.isResized) yield* searchFar(grouped);
  else yield* searchNear(grouped, home, { isClosing, isUndone: () => isUndone(task, job, refit) });
  if (!task.isOrdered && !groups) settleAlike(job, home);
  return job;
}

/** Takes other boxes around locked photos where those that were left free cut much, leave a photo small or put back what a person moved. */
function* betterAroundLocks(task: FitTask, refit: Refit, near: FitJob | null): Generator<number, FitJob | null> {
  const { before, old, fixed, free } = refit;
  const present = near && isUndone(task, near, refit) ? null : near;
  if (present && isGood(present, standingOf(present, filledPlaces(present)))) return present;
  const home = homeOf(task.page, old, before, free);
  const other = yield* refitAroundLocks(task, { locked: [...fixed.values()], free, home });
  if (!other || isUndone(task, other.job, refit)) return near;
  return present && energyNear(present, home) <= other.energy ? present : other.job;
}

/** True if a locked photo still fits its rectangle: one that was turned, or replaced by one of another shape, goes near it instead. */
function isHeld({ photos }: FitTask, { rects, photos: placed }: LayoutBefore, photo: number): boolean {
  const { width, height } = itemAt(rects, placed.indexOf(photo));
  return cutShare(width / height / itemAt(photos, photo).aspect) < MOST_HELD;
}

/** True if trees are worse than a layout that owes nothing to the one before. */
function isPoor(task: FitTask, job: FitJob, refit: Refit): boolean {
  const { cut, least } = standingOf(job, filledPlaces(job));
  return cut > MOST_CUT || least < LEAST_SHARE || isUndone(task, job, refit);
}

/** True if the trees only put back what a person moved. */
function isUndone(task: FitTask, job: FitJob, { before, fixed, free }: Refit): boolean {
  if (!before.isMoved) return false;
  const places = filledPlaces(job);
  const rects = task.photos.map((_, photo) => fixed.get(photo) ?? rectOf(places, free.indexOf(photo)));
  return undoesMove(task.photos, before, rects);
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
export function homeOf(page: Rect, old: Rect, { rects, photos }: LayoutBefore, free: readonly number[]): Home {
  const middles = free.map((photo) => {
    const rect = rects[photos.indexOf(photo)];
    if (!rect) return null;
    const x = page.x + ((rect.x + rect.width / 2 - old.x) / old.width) * page.width;
    return { x, y: page.y + ((rect.y + rect.height / 2 - old.y) / old.height) * page.height };
  });
  return { middles, side: Math.sqrt((page.width * page.height) / photos.length), pull: 1 };
}
