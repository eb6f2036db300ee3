import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import { buildTrees } from './build-trees.ts';
import { type FitJob, jobOf } from './fit-job.ts';
import type { FitTask } from './fit-task.ts';
import { boxesAround } from './lock-boxes.ts';
import type { FormerPlaces } from './moved-cost.ts';
import { type Quotas, rankBoxes } from './rank-boxes.ts';
import type { Cuts } from './read-cuts.ts';
import { searchAround } from './refit-search.ts';
import { type Found, reportedAs } from './search-best.ts';
import { restoreShape } from './tree-shape.ts';
import { BESIDE, STACKED } from './trees.ts';

/** Number of page divisions that are searched: more for few photos, whose searches are short. */
const searchedFor = (photos: number) => Math.round(Math.max(2, Math.min(6, 60 / photos)));
/** Minimum side of a free box, in mean sides of a photo. */
const NARROWEST = 0.4;

/** Photos to arrange around locked ones. */
export interface Around {
  readonly locked: readonly Rect[];
  /** The other photos, by their numbers in the task, and their former places. */
  readonly free: readonly number[];
  readonly formerPlaces: FormerPlaces;
}

/**
 * Arranges photos around locked ones in other boxes than those that the previous layout left free, which may be too small or of
 * unsuitable shapes. Yields the progress.
 *
 * @returns the best job and its energy; null if no division of the page has room for the photos
 */
export function* refitAroundLocks(
  task: FitTask,
  { locked, free, formerPlaces }: Around,
): Generator<number, { job: FitJob; energy: number } | null> {
  const photos = free.map((photo) => itemAt(task.photos, photo));
  const { page, gutter } = task;
  const divisions = boxesAround(page, locked, { gutter, minSide: NARROWEST * formerPlaces.side });
  const ranked = rankBoxes(
    divisions,
    photos.map(({ aspect }) => aspect),
  ).slice(0, searchedFor(free.length));
  let best: { job: FitJob; found: Found } | null = null;
  for (const [index, quotas] of ranked.entries()) {
    const job = jobOf({ ...task, photos, isWhole: false }, quotas.boxes);
    buildTrees(job.trees, nearestIn(quotas, formerPlaces), (photo) => photo);
    const found = yield* reportedAs(searchAround(job, formerPlaces), (share) => (index + share) / ranked.length);
    if (best === null || found.energy < best.found.energy) best = { job, found };
  }
  if (best === null) return null;
  restoreShape(best.job.trees, best.found.shape);
  return { job: best.job, energy: best.found.energy };
}

/** Assigns photos to the nearest boxes; new ones fill the remaining room. */
function nearestIn({ boxes, counts }: Quotas, { middles }: FormerPlaces): readonly Cuts[] {
  const remainingCounts = [...counts];
  const photosByBox: number[][] = boxes.map(() => []);
  const pairs = middles.flatMap((middle, photo) =>
    boxes.map(({ x, y, width, height }, box) => {
      const across = middle ? Math.max(x - middle.x, middle.x - x - width, 0) : 0;
      const down = middle ? Math.max(y - middle.y, middle.y - y - height, 0) : 0;
      return { photo, box, far: middle ? across * across + down * down : Number.MAX_VALUE };
    }),
  );
  const assigned = new Set<number>();
  for (const { photo, box } of pairs.sort((a, b) => a.far - b.far)) {
    if (assigned.has(photo) || itemAt(remainingCounts, box) === 0) continue;
    assigned.add(photo);
    remainingCounts[box] = itemAt(remainingCounts, box) - 1;
    itemAt(photosByBox, box).push(photo);
  }
  return boxes.map((box, index) => halved(itemAt(photosByBox, index), box, middles));
}

/** Halves photos across the longer side of their box, in the order of their former positions along it. */
function halved(photos: readonly number[], box: Pick<Rect, 'width' | 'height'>, middles: FormerPlaces['middles']): Cuts {
  if (photos.length === 1) return itemAt(photos, 0);
  const isWide = box.width > box.height;
  const along = (photo: number) => (isWide ? middles[photo]?.x : middles[photo]?.y) ?? 0;
  const sorted = [...photos].sort((a, b) => along(a) - along(b));
  const half = sorted.length >> 1;
  const part = half / sorted.length;
  const [first, second] = isWide
    ? [
        { ...box, width: box.width * part },
        { ...box, width: box.width * (1 - part) },
      ]
    : [
        { ...box, height: box.height * part },
        { ...box, height: box.height * (1 - part) },
      ];
  return {
    cut: isWide ? BESIDE : STACKED,
    first: halved(sorted.slice(0, half), first, middles),
    second: halved(sorted.slice(half), second, middles),
  };
}
