import { assign } from '../../../units/assignment.ts';
import { itemAt } from '../../../units/item-at.ts';
import type { FitPhoto } from '../fit-task.ts';
import { hiddenShare, shownSpan } from './cell-cost.ts';
import { shownIn } from './shape-grid.ts';
import { type ShapeTree, spanOf } from './shape-tree.ts';

/** A part of the outline: its tree, and the photo of each leaf. */
export interface Region {
  readonly tree: ShapeTree;
  readonly photos: number[];
}

interface Place {
  readonly region: Region;
  readonly leaf: number;
  readonly photo: number;
}

/** Resolution at which hidden shares are compared. */
const STEPS = 100_000;
/** Cost of placing a photo with faces in a cell that the outline cuts, per cut share. */
const CUT_FACES = 4;

/**
 * Reassigns photos of equal weight to their cells so that as little as possible of them is hidden, and the outline cuts photos without
 * faces rather than others (Hungarian algorithm). One large hidden share costs more than several small ones.
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

/** Visible part of a cell. */
interface Shown {
  /** Share of a photo of this shape that would be hidden. */
  readonly hiddenOf: (aspect: number) => number;
  /** Share of its rectangle that the outline cuts off. */
  readonly cut: number;
}

function shownOf({ region: { tree }, leaf }: Place): Shown {
  const visibleSpan = shownSpan(tree.grid, spanOf(tree, leaf));
  if (!visibleSpan) return { hiddenOf: () => 1, cut: 1 };
  const area = shownIn(tree.grid, visibleSpan);
  const { left, top, right, bottom } = visibleSpan;
  return { hiddenOf: (aspect) => hiddenShare(visibleSpan, area, aspect), cut: 1 - area / ((right - left) * (bottom - top)) };
}
