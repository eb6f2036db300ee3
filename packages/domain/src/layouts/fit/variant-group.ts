import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import { memoizeLru } from '../../units/memoize-lru.ts';
import { seededRandom } from '../random.ts';
import { arrange, arrangedFrom, MIRRORINGS, MIRRORS } from './arrange.ts';
import { type BestArrangements, bestArrangements } from './best-arrangements.ts';
import { effortOf } from './effort.ts';
import { findStarts, hasKnownStarts } from './find-starts.ts';
import { type FitJob, jobOf } from './fit-job.ts';
import type { FitTask } from './fit-task.ts';
import { pickVariant, rectsOfShape, VARIANTS_TOGETHER } from './pick-variant.ts';
import { type Found, reportedAs } from './search-best.ts';
import type { Shape } from './shape.ts';
import { unlikeOf } from './unlike.ts';
import { variantRandom } from './variant-random.ts';

/** Up to so many photos the search for lines can lead from different starts to one layout. */
const MOST_CHAINED = 28;
/** Share of the work that the search for sizes is. */
const SIZES_PART = 0.6;
/** Groups that are remembered. */
const KEPT = 2;

/** Variants that are shown together. They come from one search, each is kept from repeating those before it, and all stay known. */
interface VariantGroup {
  readonly job: FitJob;
  /** How many arrangements were compared; null where not all of them are known. */
  readonly compared: number | null;
  /** Makes the variants that are not made yet, up to number `at` of the group, and returns that one. */
  shapeAt(at: number): Generator<number, Shape>;
}

/** Where the group of a task is kept; null before its first search, during one, and after one that was given up half-way. */
interface Kept {
  group: VariantGroup | null;
}

const keptOf = memoizeLru(
  KEPT,
  (first: FitTask) => JSON.stringify(first),
  (): Kept => ({ group: null }),
);

/**
 * Searches for the variant that a task asks for; what is known of its group from the last tasks is not searched again. The answer is the
 * same in whatever order variants are asked for.
 */
export function* variantSteps(task: FitTask): Generator<number, Pick<VariantGroup, 'job' | 'compared'> & { readonly shape: Shape }> {
  const at = placeInGroup(task);
  const first = { ...task, variant: task.variant - at, before: null };
  const kept = keptOf(first);
  const group = kept.group ?? newGroup(first);
  kept.group = null;
  const shape = yield* group.shapeAt(at);
  kept.group = group;
  return { job: group.job, compared: group.compared, shape };
}

/** Number of the variant that a task asks for among those made together; photos in their order have no mirror images, so each is made alone. */
const placeInGroup = ({ variant, isOrdered }: FitTask): number => (isOrdered ? 0 : variant % VARIANTS_TOGETHER);

function newGroup(task: FitTask): VariantGroup {
  const job = jobOf(task);
  const few = bestArrangements(job);
  return few ? groupOfFew(task, job, few) : searchedGroup(task, job);
}

/** Few photos: variant 0 is the best of all arrangements, the others are picked from the best ones. */
function groupOfFew(task: FitTask, job: FitJob, { make, compared }: BestArrangements): VariantGroup {
  const plants = beginningAt(make, task.variant);
  const found: Found[] = [];
  const picked: Shape[] = [];
  return {
    job,
    compared,
    *shapeAt(at) {
      for (const most = at > 0 ? plants.length : 1; found.length < most; ) {
        const index = found.length;
        itemAt(plants, index)();
        const seeded = { ...job, random: seededRandom(task.seed + index) };
        const steps = arrange(seeded, MIRRORS, MIRRORINGS * task.photos.length);
        found.push(yield* reportedAs(steps, (share) => (index + share) / plants.length));
      }
      picked[0] = itemAt(found, 0).shape;
      while (picked.length <= at) {
        const others = picked.map((shape) => rectsOfShape(job, shape));
        picked.push(pickVariant(job, found, others));
      }
      return itemAt(picked, at);
    },
  };
}

/** More photos: variants up to MOST_CHAINED photos are searched one after the other, those of more photos differ by their starts. */
function searchedGroup(task: FitTask, job: FitJob): VariantGroup {
  let starts: readonly Found[] | null = null;
  const others: (readonly Rect[])[] = [];
  const shapes = new Map<number, Shape>();
  const isChained = task.photos.length <= MOST_CHAINED;
  const search = (known: readonly Found[], at: number): Generator<number, Shape> => {
    const { lines, finalists } = effortOf(job);
    if (at === 0) {
      const best = known.slice(0, finalists).map(({ shape }) => shape);
      return arrangedFrom(job, best, lines);
    }
    const chosen = [pickVariant(job, known, others.slice(0, at))];
    const unlike = isChained && { unlike: unlikeOf(others.slice(0, at), job.alike) };
    const random = isChained ? job.random : variantRandom({ seed: task.seed, variant: task.variant + at });
    return arrangedFrom({ ...job, random, wishes: { ...job.wishes, ...unlike } }, chosen, lines);
  };
  return {
    job,
    compared: null,
    *shapeAt(at) {
      starts ??= beginningOf(task, job, yield* reportedAs(findStarts(job), (share) => SIZES_PART * share));
      for (let index = isChained ? others.length : at; index <= at; index++) {
        if (shapes.has(index)) continue;
        if (!isChained) pickUpTo(job, starts, others, index);
        const steps = search(starts, index);
        const shape = yield* reportedAs(steps, (share) => SIZES_PART + ((1 - SIZES_PART) * (index + share)) / (at + 1));
        shapes.set(index, shape);
        if (isChained) others.push(rectsOfShape(job, shape));
      }
      return shapes.get(at) as Shape;
    },
  };
}

/** Starts from which the variants before one begin, where they are not searched one after the other. */
function pickUpTo(job: FitJob, starts: readonly Found[], others: (readonly Rect[])[], count: number): void {
  while (others.length < count) {
    const shape = others.length === 0 ? itemAt(starts, 0).shape : pickVariant(job, starts, others);
    others.push(rectsOfShape(job, shape));
  }
}

/** Other starts for each group of variants, where all starts are known from the beginning. */
const beginningOf = ({ variant }: FitTask, job: FitJob, found: readonly Found[]): readonly Found[] =>
  hasKnownStarts(job) ? beginningAt(found, variant) : found;

function beginningAt<T>(found: readonly T[], at: number): readonly T[] {
  const from = at % found.length;
  return [...found.slice(from), ...found.slice(0, from)];
}
