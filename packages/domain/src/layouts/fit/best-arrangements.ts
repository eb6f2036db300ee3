import { itemAt } from '../../units/item-at.ts';
import type { Wishes } from './composition.ts';
import { sizesCost } from './energy.ts';
import { type Arrangement, everyArrangement } from './every-arrangement.ts';
import { favouritesCost } from './favourites.ts';
import type { FitJob } from './fit-job.ts';
import { emptyPlaces, fillBoxes, type Places } from './geometry.ts';
import { smallestCost } from './limits.ts';
import { cutCostOf, photoPart } from './part.ts';
import { floatAt } from './read-numbers.ts';
import { countArrangements } from './selections.ts';
import { join, plantRoot, type Trees } from './trees.ts';

/** More arrangements than this are not all looked at: enough for any six photos, and for ten of one shape. */
const MOST = 12_000;
/** How many are kept to choose from, unless more are asked for. */
const KEPT = 48;

export interface BestArrangements {
  /** How many there are, all of them compared. */
  readonly compared: number;
  /** The best first; each makes the trees of the job. */
  readonly make: readonly (() => void)[];
}

/**
 * Compares every arrangement of few photos, so that the best is the best there is: by what is cut off, by sizes and by favourites, all
 * measured exactly, as `cutCost`, `sizesCost`, `smallestCost` and `favouritesCost` weigh them. What is cut is known before anything is placed, so only
 * those that could still be among the best are placed.
 *
 * @returns null where there are too many
 */
export function bestArrangements({ trees, ground, wishes, aspects, alike }: FitJob, most = KEPT): BestArrangements | null {
  const counts = alike.map((group) => group.length);
  if (ground.boxes.length > 1 || countArrangements(counts) > MOST) return null;
  const box = itemAt(ground.boxes, 0);
  const kinds = alike.map(([photo]) => photoPart(itemAt(aspects, photo as number), trees.gutter, trees.leaves));
  const all = everyArrangement(kinds, counts, trees.gutter).map((arrangement) => ({ arrangement, cut: cutCostOf(arrangement.part, box) }));
  const places = emptyPlaces(trees);
  const best: Candidate[] = [];
  for (const { arrangement, cut } of [...all].sort((a, b) => a.cut - b.cut)) {
    if (best.length === most && cut >= itemAt(best, most - 1).cost) break;
    plant(trees, arrangement, alike);
    fillBoxes(trees, ground.boxes, places);
    insert(best, { arrangement, cost: cut + unevenness(places, wishes) }, most);
  }
  const make = best.map((each) => () => plant(trees, each.arrangement, alike));
  return { compared: all.length, make };
}

interface Candidate {
  readonly arrangement: Arrangement;
  readonly cost: number;
}

function insert(best: Candidate[], one: Candidate, most: number): void {
  let at = best.length;
  while (at > 0 && itemAt(best, at - 1).cost > one.cost) at--;
  best.splice(at, 0, one);
  if (best.length > most) best.pop();
}

function unevenness(places: Places, wishes: Wishes): number {
  const { width, height } = places;
  const { shares } = wishes;
  const areas = shares.map((_, leaf) => floatAt(width, leaf) * floatAt(height, leaf));
  const sum = areas.reduce((total, area) => total + area, 0);
  let even = 0;
  let small = 0;
  let least = Number.POSITIVE_INFINITY;
  areas.forEach((area, leaf) => {
    if (!(floatAt(width, leaf) > 0 && floatAt(height, leaf) > 0)) small = Number.POSITIVE_INFINITY;
    const share = itemAt(shares, leaf);
    const part = area / sum / share;
    even += share * part * part;
    small += share / (part * part);
    if (part < least) least = part;
  });
  return sizesCost(even, small) + smallestCost(least) + favouritesCost(places, wishes, sum);
}

/** Makes the tree of an arrangement; photos of a kind take its places in their order. */
function plant(trees: Trees, whole: Arrangement, alike: readonly (readonly number[])[]): void {
  const left = alike.map((photos) => photos.values());
  let next = trees.leaves;
  const grow = (arrangement: Arrangement): number => {
    if (arrangement.cut === null) return itemAt(left, arrangement.photo).next().value as number;
    const at = next++;
    join(trees, at, { cut: arrangement.cut, first: grow(arrangement.first), second: grow(arrangement.second) });
    return at;
  };
  plantRoot(trees, 0, grow(whole));
}
