import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import { memoizeLru } from '../../units/memoize-lru.ts';
import { seededRandom } from '../shared/random.ts';
import { arrange, arrangedFrom, MIRRORINGS, MIRRORS } from './arrange.ts';
import { type BestArrangements, bestArrangements } from './best-arrangements.ts';
import { effortOf } from './effort.ts';
import { findStarts, hasKnownStarts } from './find-starts.ts';
import { type FitJob, jobOf } from './fit-job.ts';
import type { FitTask } from './fit-task.ts';
import { pickVariant, rectsOfShape, SHOWN_VARIANTS } from './pick-variant.ts';
import { otherVariants } from './repeated-cost.ts';
import { type Found, reportedAs } from './search-best.ts';
import type { TreeShape } from './tree-shape.ts';
import { variantRandom } from './variant-random.ts';

/**
 * Number of photos up to which different starts could lead the search for lines to the same layout; then each variant excludes earlier
 * ones.
 */
const MAX_CHAINED = 28;
/** Share of the search for sizes in the total progress. */
const SIZES_PART = 0.6;
/** Number of groups in the cache. */
const KEPT = 2;

/** Variants that are shown together. They come from one search; each is kept from repeating earlier ones, and all are cached. */
interface VariantGroup {
  readonly job: FitJob;
  /** Number of arrangements compared; null if not all were. */
  readonly compared: number | null;
  /** Computes the variants up to number `position` of the group and returns that one. */
  shapeAt(position: number): Generator<number, TreeShape>;
}

/** Cache entry of a group; null before its first search, during a search, and after an abandoned one. */
interface Kept {
  group: VariantGroup | null;
}

const keptOf = memoizeLru(
  KEPT,
  (first: FitTask) => JSON.stringify(first),
  (): Kept => ({ group: null }),
);

/**
 * Searches for the variant of a task; variants of its group from previous tasks are taken from the cache. The result does not depend on
 * the order of the requests.
 */
export function* variantSteps(task: FitTask): Generator<number, Pick<VariantGroup, 'job' | 'compared'> & { readonly shape: TreeShape }> {
  const position = placeInGroup(task);
  const first = { ...task, variant: task.variant - position, before: null };
  const unchanged = keptOf(first);
  const group = unchanged.group ?? newGroup(first);
  unchanged.group = null;
  const shape = yield* group.shapeAt(position);
  unchanged.group = group;
  return { job: group.job, compared: group.compared, shape };
}

/** Number of a task's variant within its group; ordered photos have no mirror images, so each of their variants is a group of its own. */
const placeInGroup = ({ variant, isOrdered }: FitTask): number => (isOrdered ? 0 : variant % SHOWN_VARIANTS);

function newGroup(task: FitTask): VariantGroup {
  const job = jobOf(task);
  const arrangements = bestArrangements(job);
  return arrangements ? groupOfFew(task, job, arrangements) : searchedGroup(task, job);
}

/** Few photos: variant 0 is the best of all arrangements, the others are picked from the best ones. */
function groupOfFew(task: FitTask, job: FitJob, { make, compared }: BestArrangements): VariantGroup {
  const plants = beginningAt(make, task.variant);
  const found: Found[] = [];
  const picked: TreeShape[] = [];
  return {
    job,
    compared,
    *shapeAt(position) {
      for (const wantedCount = position > 0 ? plants.length : 1; found.length < wantedCount; ) {
        const index = found.length;
        itemAt(plants, index)();
        const seeded = { ...job, random: seededRandom(task.seed + index) };
        const steps = arrange(seeded, MIRRORS, MIRRORINGS * task.photos.length);
        found.push(yield* reportedAs(steps, (share) => (index + share) / plants.length));
      }
      picked[0] = itemAt(found, 0).shape;
      while (picked.length <= position) {
        const others = picked.map((shape) => rectsOfShape(job, shape));
        picked.push(pickVariant(job, found, others));
      }
      return itemAt(picked, position);
    },
  };
}

/** More photos: up to MAX_CHAINED, each variant is searched to differ from earlier ones; with more, variants differ by their starts. */
function searchedGroup(task: FitTask, job: FitJob): VariantGroup {
  let starts: readonly Found[] | null = null;
  const others: (readonly Rect[])[] = [];
  const shapes = new Map<number, TreeShape>();
  const isChained = task.photos.length <= MAX_CHAINED;
  const search = (found: readonly Found[], position: number): Generator<number, TreeShape> => {
    const { lines, finalists } = effortOf(job);
    if (position === 0) {
      const best = found.slice(0, finalists).map(({ shape }) => shape);
      return arrangedFrom(job, best, lines);
    }
    const chosen = [pickVariant(job, found, others.slice(0, position))];
    const unlike = isChained && { unlike: otherVariants(others.slice(0, position), job.alike) };
    const random = isChained ? job.random : variantRandom({ seed: task.seed, variant: task.variant + position });
    return arrangedFrom({ ...job, random, requirements: { ...job.requirements, ...unlike } }, chosen, lines);
  };
  return {
    job,
    compared: null,
    *shapeAt(position) {
      starts ??= beginningOf(task, job, yield* reportedAs(findStarts(job), (share) => SIZES_PART * share));
      for (let index = isChained ? others.length : position; index <= position; index++) {
        if (shapes.has(index)) continue;
        if (!isChained) pickUpTo(job, starts, others, index);
        const steps = search(starts, index);
        const shape = yield* reportedAs(steps, (share) => SIZES_PART + ((1 - SIZES_PART) * (index + share)) / (position + 1));
        shapes.set(index, shape);
        if (isChained) others.push(rectsOfShape(job, shape));
      }
      return shapes.get(position) as TreeShape;
    },
  };
}

/** Picks the starts of the variants before number `count`, for variants that differ by their starts. */
function pickUpTo(job: FitJob, starts: readonly Found[], others: (readonly Rect[])[], count: number): void {
  while (others.length < count) {
    const shape = others.length === 0 ? itemAt(starts, 0).shape : pickVariant(job, starts, others);
    others.push(rectsOfShape(job, shape));
  }
}

/** Rotates the list of starts for each group of variants if the starts do not depend on chance. */
const beginningOf = ({ variant }: FitTask, job: FitJob, found: readonly Found[]): readonly Found[] =>
  hasKnownStarts(job) ? beginningAt(found, variant) : found;

function beginningAt<T>(found: readonly T[], position: number): readonly T[] {
  const from = position % found.length;
  return [...found.slice(from), ...found.slice(0, from)];
}
