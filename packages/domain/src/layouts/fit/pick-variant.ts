import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import type { FitJob } from './fit-job.ts';
import { emptyPlaces, fillBoxes, rectOf } from './geometry.ts';
import { layoutDistance } from './layout-distance.ts';
import type { Found } from './search-best.ts';
import { sortEqualPhotos } from './sort-equal-photos.ts';
import { restoreShape, shapeOf, type TreeShape } from './tree-shape.ts';
import { BESIDE, STACKED } from './trees.ts';

/** Number of variants that are shown together and therefore should differ from each other. */
export const SHOWN_VARIANTS = 4;
/** Minimum `layoutDistance` of variants. */
export const MIN_VARIANT_DISTANCE = 0.5;
/** Cost of a mirror image of another layout, so that new arrangements are preferred. */
const MIRROR_IMAGE = 0.15;

/**
 * Picks a variant: of the layouts with at least the distance FAR to all others, the one of the lowest energy; if there is none, the one
 * with the largest distance. Mirror images of all of them are candidates, too.
 *
 * @param others  rectangles by photo
 */
export function pickVariant(job: FitJob, found: readonly Found[], others: readonly (readonly Rect[])[]): TreeShape {
  const pool = withMirrorImages(found);
  let farthest = itemAt(pool, 0).shape;
  let largestDistance = -1;
  for (const { shape } of pool) {
    const rects = rectsOfShape(job, shape);
    const distance = Math.min(...others.map((other) => layoutDistance(other, rects, job.requirements.page)));
    if (distance >= MIN_VARIANT_DISTANCE) return shape;
    if (distance > largestDistance) [farthest, largestDistance] = [shape, distance];
  }
  return farthest;
}

function withMirrorImages(found: readonly Found[]): readonly Found[] {
  const images = found.flatMap(({ shape, energy }) => [
    { shape, energy },
    ...[[BESIDE], [STACKED], [BESIDE, STACKED]].map((cuts) => ({ shape: mirrorImage(shape, cuts), energy: energy + MIRROR_IMAGE })),
  ]);
  return images.sort((a, b) => a.energy - b.energy);
}

function mirrorImage({ first, second, ...shape }: TreeShape, cuts: readonly number[]): TreeShape {
  const isMirrored = (node: number) => cuts.includes(shape.cut[node] as number);
  return {
    ...shape,
    first: first.map((part, node) => (isMirrored(node) ? (second[node] as number) : part)),
    second: second.map((part, node) => (isMirrored(node) ? (first[node] as number) : part)),
  };
}

/** Rectangles of a shape. Photos of one shape are sorted, so that layouts that only exchange them count as equal. */
export function rectsOfShape(job: FitJob, shape: TreeShape): readonly Rect[] {
  const { trees, target } = job;
  const current = shapeOf(trees);
  restoreShape(trees, shape);
  sortEqualPhotos(job);
  const places = emptyPlaces(trees);
  fillBoxes(trees, target.boxes, places);
  const rects = Array.from({ length: trees.leaves }, (_, leaf) => rectOf(places, leaf));
  restoreShape(trees, current);
  return rects;
}
