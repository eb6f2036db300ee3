import { assign } from '../../../units/assignment.ts';
import { itemAt } from '../../../units/item-at.ts';
import type { FitPhoto } from '../fit-task.ts';
import { hiddenShare, shownSpan } from './cell-cost.ts';
import { shownIn } from './shape-grid.ts';
import { type ShapeTree, spanOf } from './shape-tree.ts';

/** A part of the outline: its tree, and which photo lies in each leaf. */
export interface Region {
  readonly tree: ShapeTree;
  readonly photos: number[];
}

interface Place {
  readonly region: Region;
  readonly leaf: number;
  readonly photo: number;
}

/** Hidden shares are compared in steps of this many; a large one counts more than several small ones. */
const STEPS = 100_000;
/** Price of a place that the outline cuts, for a photo with faces, by the share that it cuts off. */
const CUT_FACES = 4;

/**
 * Deals photos of one weight out among their places anew, so that as little as can be of them is hidden, and the outline cuts photos
 * without faces rather than others (Hungarian method).
 */
export function assignPhotos(regions: readonly Region[], photos: readonly FitPhoto[]): void {
  const places = regions.flatMap((region) => region.photos.map((photo, leaf): Place => ({ region, leaf, photo })));
  const weights = new Set(photos.map(({ weight }) => weight));
  for (const weight of weights)
    assignAmong(
      places.filter(({ photo }) => itemAt(photos, photo).weight === weight),
      photos,
    );
}

function assignAmong(places: readonly Place[], photos: readonly FitPhoto[]): void {
  const count = places.length;
  const costs = new Float64Array(count * count);
  for (const [column, place] of places.entries()) {
    const { hiddenOf, cut } = shownOf(place);
    for (const [row, { photo }] of places.entries()) {
      const { aspect, hasFaces } = itemAt(photos, photo);
      const hidden = hiddenOf(aspect);
      costs[row * count + column] = Math.round(STEPS * (hidden * (1 + 2 * hidden) + (hasFaces ? CUT_FACES * cut : 0)));
    }
  }
  const columns = assign(costs, count, count);
  for (const [row, { photo }] of places.entries()) {
    const { region, leaf } = itemAt(places, columns?.[row] ?? row);
    region.photos[leaf] = photo;
    region.tree.aspect[leaf] = itemAt(photos, photo).aspect;
  }
}

/** What a place shows. */
interface Shown {
  /** The share of a photo of this shape that would be hidden. */
  readonly hiddenOf: (aspect: number) => number;
  /** The share of its rectangle that the outline cuts off. */
  readonly cut: number;
}

function shownOf({ region: { tree }, leaf }: Place): Shown {
  const shown = shownSpan(tree.grid, spanOf(tree, leaf));
  if (!shown) return { hiddenOf: () => 1, cut: 1 };
  const area = shownIn(tree.grid, shown);
  const { left, top, right, bottom } = shown;
  return { hiddenOf: (aspect) => hiddenShare(shown, area, aspect), cut: 1 - area / ((right - left) * (bottom - top)) };
}
