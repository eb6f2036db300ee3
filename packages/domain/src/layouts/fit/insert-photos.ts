import { energyOf } from './energy.ts';
import type { FitJob } from './fit-job.ts';
import { emptyPlaces, fillBoxes } from './geometry.ts';
import { type FormerPlaces, movedCost } from './moved-cost.ts';
import { BESIDE, joinAt, measureCut, replaceChild, type Spot, STACKED, type Trees } from './trees.ts';
import { intAt } from './unchecked-reads.ts';

/** Photos that are not in the trees yet, and the first of as many unused nodes. */
export interface NewPhotos {
  readonly newPhotos: readonly number[];
  readonly firstSpareNode: number;
  /** True if a photo may be inserted beside a subtree; absent if it may be anywhere. */
  readonly mayHang?: (photo: number, part: number) => boolean;
}

/** Inserts photos into the trees one by one, each where it costs least by cuts, sizes and moved photos. */
export function insertPhotos(
  { trees, target }: FitJob,
  formerPlaces: FormerPlaces,
  { newPhotos, firstSpareNode, mayHang = () => true }: NewPhotos,
): void {
  const places = emptyPlaces(trees);
  const attached = new Set(attachedIn(trees));
  const cost = () => {
    fillBoxes(trees, target.boxes, places);
    return energyOf(trees, target) + movedCost(places, formerPlaces);
  };
  newPhotos.forEach((photo, index) => {
    const node = firstSpareNode + index;
    let best = { target: -1, cut: STACKED, isFirst: true, cost: Number.POSITIVE_INFINITY };
    for (const target of attached) {
      if (!mayHang(photo, target)) continue;
      for (const cut of [STACKED, BESIDE]) {
        for (const isFirst of [true, false]) {
          putIn(trees, node, photo, { target, cut, isFirst });
          const newCost = cost();
          if (newCost < best.cost || best.target < 0) best = { target, cut, isFirst, cost: newCost };
          replaceChild(trees, node, target);
          measureUp(trees, intAt(trees.parent, target));
        }
      }
    }
    putIn(trees, node, photo, best);
    attached.add(node).add(photo);
  });
}

function putIn(trees: Trees, node: number, photo: number, spot: Spot): void {
  replaceChild(trees, spot.target, node);
  joinAt(trees, node, photo, spot);
  measureUp(trees, node);
}

function measureUp(trees: Trees, from: number): void {
  for (let node = from; node >= 0; node = intAt(trees.parent, node)) measureCut(trees, node);
}

function attachedIn(trees: Trees): readonly number[] {
  const below = (node: number): readonly number[] =>
    node < trees.leaves ? [node] : [node, ...below(intAt(trees.first, node)), ...below(intAt(trees.second, node))];
  return [...trees.root].flatMap(below);
}
