import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { cutShare, sizesCost } from './energy.ts';
import type { FitJob } from './fit-job.ts';
import { limitsCost, smallestCost } from './limits.ts';
import { energyOfPart, joined, type Part, photoPart, stretchOf } from './part.ts';
import { BESIDE, join, STACKED, setRoot, type Trees } from './trees.ts';

/** Number of photos from which on this enumeration would take longer than a random search. */
export const MAX_COMPOSED = 28;
/** Number of shape classes: of the parts in one class, only the one with the most even sizes is kept. */
const CLASSES = 192;
/** Limit of the cost of uneven sizes for a part. */
const MAX_UNEVEN = 0.5;
/** Limits of the share of the smaller half of a part, relative to an even share. */
const MIN_SHARE = 0.52;
const MAX_SHARE = 1.9;
/** Number of starts that are kept. */
const KEPT = 40;
/** Tolerance below which two costs belong to the same arrangement, cut in another order. */
const SAME = 1e-9;

/** An arrangement of some of the photos. */
interface Piece extends Part {
  readonly photos: number;
  /** Size of the smallest photo relative to the mean. */
  readonly smallest: number;
  readonly cut: number;
  readonly parts: readonly [Piece, Piece] | null;
}

/**
 * Starts for few photos of one shape, by dynamic programming: of all arrangements with the same number of photos and about the same
 * shape, the one with the most even sizes is kept, and larger ones are composed of two smaller ones. Parts of a good layout are good
 * themselves, so hardly any is missed. Yields the progress, 0 … 1.
 *
 * @returns functions that build the trees, lowest energy first
 */
export function* composedStarts({ trees, target, aspects }: FitJob): Generator<number, readonly (() => void)[]> {
  const { leaves, gutter } = trees;
  const page = itemAt(target.boxes, 0);
  const single: Piece = { ...photoPart(itemAt(aspects, 0), gutter, leaves), photos: 1, smallest: 1, cut: STACKED, parts: null };
  const shelves: Piece[][] = [[], [single]];
  for (let photos = 2; photos < leaves; photos++) {
    shelves.push(bestOfEachShape(shelves, photos, trees));
    yield photos / leaves;
  }
  const best: { piece: Piece; energy: number }[] = [];
  eachJoint(shelves, leaves, (cut, a, b) => {
    const piece = pieceOf(cut, a, b, gutter);
    const extremes = { cut: cutShare(stretchOf(piece, page)), smallest: piece.smallest, variance: piece.even - 1 };
    const energy = energyOfPart(piece, page) + limitsCost(extremes, leaves, 1) + smallestCost(extremes.smallest);
    if (best.length === KEPT && energy >= (best[KEPT - 1]?.energy as number)) return;
    let index = best.length;
    while (index > 0 && (best[index - 1]?.energy as number) > energy) index--;
    if (index > 0 && energy - (best[index - 1]?.energy as number) < SAME) return;
    best.splice(index, 0, { piece, energy });
    if (best.length > KEPT) best.pop();
  });
  return best.map(
    ({ piece }) =>
      () =>
        buildTree(trees, piece),
  );
}

/** Calls `consider` for each pair of parts with `photos` photos in all whose sizes do not differ too much. */
function eachJoint(shelves: readonly (readonly Piece[])[], photos: number, consider: (cut: number, a: Piece, b: Piece) => void): void {
  for (let count = 1; 2 * count <= photos; count++) {
    const minShare = (MIN_SHARE * count) / photos;
    const maxShare = (MAX_SHARE * count) / photos;
    for (const a of itemAt(shelves, count)) {
      for (const b of itemAt(shelves, photos - count)) {
        const part = a.slope / (a.slope + b.slope);
        if (part > minShare && part < maxShare) consider(STACKED, a, b);
        if (1 - part > minShare && 1 - part < maxShare) consider(BESIDE, a, b);
      }
    }
  }
}

/** The most even part of each shape class. */
function bestOfEachShape(shelves: readonly (readonly Piece[])[], photos: number, { leaves, gutter }: Trees): Piece[] {
  const costs = new Float64Array(CLASSES).fill(MAX_UNEVEN);
  const pieces: (Piece | null)[] = Array.from({ length: CLASSES }, () => null);
  const share = photos / leaves;
  eachJoint(shelves, photos, (cut, a, b) => {
    const ofA = (cut === STACKED ? a.slope : b.slope) / (a.slope + b.slope);
    const ofB = 1 - ofA;
    const even = ofA * ofA * a.even + ofB * ofB * b.even;
    const small = a.small / (ofA * ofA) + b.small / (ofB * ofB);
    const slope = cut === STACKED ? a.slope + b.slope : a.slope * ofA;
    const shape = Math.floor((CLASSES * slope) / (1 + slope));
    const cost = sizesCost(even * share, small / (share * share * share));
    if (cost >= itemAt(costs, shape)) return;
    costs[shape] = cost;
    pieces[shape] = pieceOf(cut, a, b, gutter);
  });
  return pieces.filter((piece) => piece !== null);
}

function pieceOf(cut: number, a: Piece, b: Piece, gutter: Cm): Piece {
  const photos = a.photos + b.photos;
  const ofA = (cut === STACKED ? a.slope : b.slope) / (a.slope + b.slope);
  const smallest = Math.min((a.smallest * ofA * photos) / a.photos, (b.smallest * (1 - ofA) * photos) / b.photos);
  return { ...joined(cut, a, b, gutter), photos, smallest, cut, parts: [a, b] };
}

function buildTree(trees: Trees, piece: Piece): void {
  let nextPhoto = 0;
  let nextCut = trees.leaves;
  const grow = ({ cut, parts }: Piece): number => {
    if (parts === null) return nextPhoto++;
    const node = nextCut++;
    join(trees, node, { cut, first: grow(parts[0]), second: grow(parts[1]) });
    return node;
  };
  setRoot(trees, 0, grow(piece));
}
