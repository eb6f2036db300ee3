import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import type { Pair, Requirements } from './composition.ts';
import { type FitBoxes, fitBoxesOf } from './energy.ts';
import { favouritesOf } from './favourites.ts';
import type { FitPhoto, FitTask } from './fit-task.ts';
import type { NodeGroups } from './node-groups.ts';
import { emptyTrees, type Trees } from './trees.ts';
import { variantRandom } from './variant-random.ts';

/** Data of a search, derived from a task. */
export interface FitJob {
  readonly trees: Trees;
  readonly target: FitBoxes;
  readonly requirements: Requirements;
  /** Aspect ratios for the search: photos of nearly the same shape share one. */
  readonly aspects: readonly number[];
  /** Groups of photos of one shape and one size, which can be exchanged at no cost. */
  readonly alike: readonly (readonly number[])[];
  readonly random: () => number;
  /** True if another layout than the best is wanted. */
  readonly isVariant: boolean;
  /** Groups within which photos and parts of the page may be exchanged; absent or null if all may. */
  readonly groups?: NodeGroups | null;
}

/** Relative difference of aspect ratios below which photos share one; at most half of it is cut off. */
const ONE_SHAPE = 0.002;
/** Maximum area of a photo, as a share of the largest rectangle of its shape on the page. */
const MAX_PAGE_SHARE = 0.9;
/** Cost of two favourites that touch, divided among all pairs, and of two near-duplicates. */
const FAVOURITES_APART = 0.3;
const DUPLICATES_APART = 0.2;
/** Number of photos up to which each pair is kept apart. */
const MAX_FULLY_PAIRED = 12;
/** Distance from which on a pair costs nothing: in diagonals of the page, and in mean sides of a photo. */
const FAR_FAVOURITES = 0.6;
const FAR_DUPLICATES = 2;

export function jobOf(task: FitTask, boxes: readonly Rect[] = [task.page]): FitJob {
  const { page, gutter, photos, isOrdered, isWhole, variant } = task;
  const aspects = isWhole ? photos.map(({ aspect }) => aspect) : commonShapes(photos);
  const shares = sharesOf(photos, page);
  const favourites = favouritesOf(photos);
  return {
    trees: emptyTrees({ aspects, shares, boxes: boxes.length, gutter }),
    target: fitBoxesOf(boxes),
    requirements: { page, shares, favourites, isOrdered, apart: pairsApart(photos, favourites, page) },
    aspects,
    alike: alikeIn(aspects, photos),
    random: variantRandom(task),
    isVariant: variant > 0,
  };
}

function commonShapes(photos: readonly FitPhoto[]): number[] {
  const order = photos.map((_, index) => index).sort((a, b) => shapeAt(photos, a) - shapeAt(photos, b));
  const aspects: number[] = [];
  for (let from = 0; from < order.length; ) {
    const smallest = shapeAt(photos, itemAt(order, from));
    let to = from;
    while (to < order.length && shapeAt(photos, itemAt(order, to)) <= smallest * (1 + ONE_SHAPE)) to++;
    const largest = shapeAt(photos, itemAt(order, to - 1));
    for (; from < to; from++) aspects[itemAt(order, from)] = largest === smallest ? smallest : Math.sqrt(smallest * largest);
  }
  return aspects;
}

const shapeAt = (photos: readonly FitPhoto[], index: number) => itemAt(photos, index).aspect;

/** Wanted shares by weight, limited to those that a layout can reach. */
function sharesOf(photos: readonly FitPhoto[], { width, height }: Rect): readonly number[] {
  const maxShares = photos.map(({ aspect }) => MAX_PAGE_SHARE * Math.min(width / height / aspect, (height / width) * aspect));
  const sum = maxShares.reduce((total, share) => total + share, 0);
  if (sum <= 1) return maxShares.map((share) => share / sum);
  const isCapped = photos.map(() => false);
  let scale = 0;
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    let weights = 0;
    let remainingShare = 1;
    photos.forEach(({ weight }, index) => {
      if (isCapped[index]) remainingShare -= itemAt(maxShares, index);
      else weights += weight;
    });
    scale = remainingShare / weights;
    photos.forEach(({ weight }, index) => {
      if (isCapped[index] || weight * scale <= itemAt(maxShares, index)) return;
      isCapped[index] = true;
      hasChanged = true;
      weights -= weight;
    });
  }
  return photos.map(({ weight }, index) => (isCapped[index] ? itemAt(maxShares, index) : weight * scale));
}

function alikeIn(aspects: readonly number[], photos: readonly FitPhoto[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  photos.forEach(({ weight }, index) => {
    const key = `${aspects[index]} ${weight}`;
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  });
  return [...groups.values()];
}

function pairsApart(photos: readonly FitPhoto[], favourites: readonly number[], { width, height }: Rect): readonly Pair[] {
  const far = FAR_FAVOURITES * Math.sqrt(width * width + height * height);
  const side = Math.sqrt((width * height) / photos.length);
  const pairs = [...pairsOf(favourites, { price: FAVOURITES_APART, far })];
  const duplicateGroups = new Set(photos.flatMap(({ duplicateGroup }) => (duplicateGroup === null ? [] : [duplicateGroup])));
  for (const duplicateGroup of duplicateGroups) {
    const members = photos.flatMap((photo, index) => (photo.duplicateGroup === duplicateGroup ? [index] : []));
    pairs.push(...pairsOf(members, { price: DUPLICATES_APART, far: FAR_DUPLICATES * side }));
  }
  return pairs;
}

/**
 * All pairs of a few photos. Of many, each photo is paired with the same number of others, which keeps the steps of the search cheap;
 * the total cost of touching stays the same.
 */
function pairsOf(indexes: readonly number[], { price, far }: Pick<Pair, 'price' | 'far'>): readonly Pair[] {
  const count = indexes.length;
  const pairs = indexes.flatMap((photo, position) =>
    indexes.slice(position + 1).map((second) => ({ first: photo, second, price: price / count, far })),
  );
  if (count <= MAX_FULLY_PAIRED) return pairs;
  const partners = Math.max(1, Math.round((MAX_FULLY_PAIRED * MAX_FULLY_PAIRED) / (2 * count)));
  const pairPrice = (price / count) * (pairs.length / (count * partners));
  return indexes.flatMap((photo, position) =>
    Array.from({ length: partners }, (_, step) => ({
      first: photo,
      second: itemAt(indexes, (position + 1 + step) % count),
      price: pairPrice,
      far,
    })),
  );
}
