import { itemAt } from '../../units/item-at.ts';
import type { Requirements } from './composition.ts';
import { sizesCost } from './energy.ts';
import { type Arrangement, everyArrangement } from './every-arrangement.ts';
import { favouritesCost } from './favourites.ts';
import type { FitJob } from './fit-job.ts';
import { emptyPlaces, fillBoxes, type Places } from './geometry.ts';
import { smallestCost } from './limits.ts';
import { cutCostOf, photoPart } from './part.ts';
import { countArrangements } from './selections.ts';
import { join, setRoot, type Trees } from './trees.ts';
import { floatAt } from './unchecked-reads.ts';

/** Maximum number of arrangements to compare: enough for any six photos, and for ten of one shape. */
const MAX_ARRANGEMENTS = 12_000;
/** Default number of arrangements that are kept. */
const KEPT = 48;

export interface BestArrangements {
  /** Number of arrangements compared. */
  readonly compared: number;
  /** Functions that build the job's trees, best arrangement first. */
  readonly make: readonly (() => void)[];
}

/**
 * Finds the best arrangements of few photos by exhaustive search (branch and bound): compares cutting, sizes and favourites, measured
 * exactly by `cutCost`, `sizesCost`, `smallestCost` and `favouritesCost`. The cutting cost is known before an arrangement is placed, so
 * only those that could still be among the best are placed.
 *
 * @returns null if there are too many arrangements
 */
export function bestArrangements({ trees, target, requirements, aspects, alike }: FitJob, maxCount = KEPT): BestArrangements | null {
  const counts = alike.map((group) => group.length);
  if (target.boxes.length > 1 || countArrangements(counts) > MAX_ARRANGEMENTS) return null;
  const box = itemAt(target.boxes, 0);
  const kinds = alike.map(([photo]) => photoPart(itemAt(aspects, photo as number), trees.gutter, trees.leaves));
  const all = everyArrangement(kinds, counts, trees.gutter).map((arrangement) => ({ arrangement, cut: cutCostOf(arrangement.part, box) }));
  const places = emptyPlaces(trees);
  const best: Candidate[] = [];
  for (const { arrangement, cut } of [...all].sort((a, b) => a.cut - b.cut)) {
    if (best.length === maxCount && cut >= itemAt(best, maxCount - 1).cost) break;
    buildTree(trees, arrangement, alike);
    fillBoxes(trees, target.boxes, places);
    insert(best, { arrangement, cost: cut + sizesAndFavouritesCost(places, requirements) }, maxCount);
  }
  const make = best.map((candidate) => () => buildTree(trees, candidate.arrangement, alike));
  return { compared: all.length, make };
}

interface Candidate {
  readonly arrangement: Arrangement;
  readonly cost: number;
}

function insert(best: Candidate[], candidate: Candidate, maxCount: number): void {
  let index = best.length;
  while (index > 0 && itemAt(best, index - 1).cost > candidate.cost) index--;
  best.splice(index, 0, candidate);
  if (best.length > maxCount) best.pop();
}

function sizesAndFavouritesCost(places: Places, requirements: Requirements): number {
  const { width, height } = places;
  const { shares } = requirements;
  const areas = shares.map((_, leaf) => floatAt(width, leaf) * floatAt(height, leaf));
  const sum = areas.reduce((total, area) => total + area, 0);
  let even = 0;
  let small = 0;
  let smallest = Number.POSITIVE_INFINITY;
  areas.forEach((area, leaf) => {
    if (!(floatAt(width, leaf) > 0 && floatAt(height, leaf) > 0)) small = Number.POSITIVE_INFINITY;
    const share = itemAt(shares, leaf);
    const part = area / sum / share;
    even += share * part * part;
    small += share / (part * part);
    if (part < smallest) smallest = part;
  });
  return sizesCost(even, small) + smallestCost(smallest) + favouritesCost(places, requirements, sum);
}

/** Builds the tree of an arrangement; photos of a kind take its places in their order. */
function buildTree(trees: Trees, arrangement: Arrangement, alike: readonly (readonly number[])[]): void {
  const remainingPhotos = alike.map((photos) => photos.values());
  let next = trees.leaves;
  const grow = (arrangement: Arrangement): number => {
    if (arrangement.cut === null) return itemAt(remainingPhotos, arrangement.photo).next().value as number;
    const node = next++;
    join(trees, node, { cut: arrangement.cut, first: grow(arrangement.first), second: grow(arrangement.second) });
    return node;
  };
  setRoot(trees, 0, grow(arrangement));
}
