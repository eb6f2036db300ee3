import type { Rect } from '../../../geometry/rect.ts';
import { itemAt } from '../../../units/item-at.ts';
import type { LayoutBefore } from '../../shared/generator.ts';
import { cutShare } from '../energy.ts';
import { reportedAs } from '../search-best.ts';
import type { Region } from './assign-photos.ts';
import { type BuiltTree, buildShapeTree } from './build-shape-tree.ts';
import { cellRect } from './cell-rect.ts';
import { exchangeMisfits, MAX_CUT } from './exchange-misfits.ts';
import { figureFault } from './figure-fault.ts';
import { outlineGrids, partOf } from './outline-grids.ts';
import { readShapes } from './read-shapes.ts';
import type { ShapeMoveMix } from './shape-moves.ts';
import { searchShapes } from './shape-search.ts';
import { spanOf } from './shape-tree.ts';
import type { ShapedTask } from './shaped-task.ts';

/** Moves of a refit: cuts move and turn; photos stay in their cells, except those that {@link exchangeMisfits} moves. */
const SMALL_MOVES: ShapeMoveMix = { shift: 0.65, turn: 0.35, exchangePhotos: 0, exchangeParts: 0 };
const STEPS = 1500;
const TEMPERATURE = 0.15;
/** Cost factor of the photos' mean distance from their former places, in mean sides of a cell. */
const STAY_FACTOR = 0.5;

/** Cut share above which a new layout is made instead. */
const POOR_CUT = 0.6;

/**
 * Arranges photos near their former places in the same outline: reads the tree from their cells, removes and inserts photos, and searches
 * from there, with a cost for moving. Locked photos keep their cells exactly.
 *
 * @returns null if the former layout is of no use: it lies in another outline, most photos are new, or a photo would be cut too much
 */
export function* refitShapes(task: ShapedTask, before: LayoutBefore, random: () => number): Generator<number, readonly Rect[] | null> {
  const { parts, photos, gutter } = task;
  const placed = new Set(before.photos.filter((photo) => photo !== null));
  const newPhotos = photos.flatMap((_, photo) => (placed.has(photo) ? [] : [photo]));
  if (before.gutter !== gutter || newPhotos.length > placed.size || figureFault(parts, before.rects, gutter) !== null) return null;
  const rectOf = (photo: number) => itemAt(before.rects, before.photos.indexOf(photo));
  const isSameSet = newPhotos.length === 0 && !before.photos.includes(null);
  if (isSameSet && !before.isResized && isFitting(task, before)) return photos.map((_, photo) => rectOf(photo));
  const regions = regionsBefore(task, before, newPhotos);
  if (!regions) return null;
  const rects: Rect[] = photos.map((_, photo) => (placed.has(photo) ? rectOf(photo) : itemAt(before.rects, 0)));
  const locked = new Set(before.locked);
  for (const [index, { region, frozen }] of regions.entries()) {
    const { tree, photos: regionPhotos } = region;
    const extra = stayCost(region, (photo) => (placed.has(photo) ? rectOf(photo) : null));
    exchangeMisfits(tree, { frozen, extra, isMoved: before.isMoved === true });
    const search = searchShapes(tree, { steps: STEPS, temperature: TEMPERATURE / tree.leaves, mix: SMALL_MOVES, random, frozen, extra });
    yield* reportedAs(search, (share) => (index + share) / regions.length);
    regionPhotos.forEach((photo, leaf) => {
      if (!locked.has(photo)) rects[photo] = cellRect(tree, leaf, gutter);
    });
  }
  const isPoor = locked.size === 0 && rects.some((rect, photo) => cutOf(task, photo, rect) > POOR_CUT);
  return isPoor ? null : rects;
}

/** True if no photo is cut much more than by the outline. */
const isFitting = (task: ShapedTask, { rects, photos: placed }: LayoutBefore): boolean =>
  placed.every((photo, index) => photo !== null && cutOf(task, photo, itemAt(rects, index)) <= MAX_CUT);

/** Share that a cell cuts off a photo; the outline is ignored. */
const cutOf = ({ photos }: ShapedTask, photo: number, { width, height }: Rect): number =>
  cutShare(width / height / itemAt(photos, photo).aspect);

function regionsBefore(task: ShapedTask, before: LayoutBefore, newPhotos: readonly number[]): readonly BuiltTree[] | null {
  const { parts, gutter, photos } = task;
  const grids = outlineGrids(parts, Math.min(before.rects.length, photos.length), gutter);
  const placesIn = grids.map((_, part) => before.rects.flatMap((rect, place) => (partOf(grids, rect) === part ? [place] : [])));
  const totalWeight = photos.reduce((sum, { weight }) => sum + weight, 0);
  const totalArea = grids.reduce((sum, { bounds }) => sum + bounds.width * bounds.height, 0);
  const newPhotosIn = assignNewcomers(
    placesIn.map((places, index) => {
      const { bounds } = itemAt(grids, index);
      const keptCount = places.filter((place) => before.photos[place] !== null).length;
      return { room: ((bounds.width * bounds.height) / totalArea) * totalWeight, keptCount };
    }),
    newPhotos,
  );
  const trees = grids.map((grid, index): BuiltTree | null => {
    const places = itemAt(placesIn, index);
    const cuts = readShapes(
      places.map((place) => itemAt(before.rects, place)),
      gutter,
    );
    if (cuts === null) return null;
    const placed = places.map((place) => before.photos[place] ?? null);
    return buildShapeTree(grid, cuts, {
      placed,
      newPhotos: itemAt(newPhotosIn, index),
      photos,
      locked: new Set(before.locked),
      isResized: before.isResized === true,
    });
  });
  return trees.some((tree) => tree === null) ? null : (trees as readonly BuiltTree[]);
}

/** Assigns new photos to the regions with the most room per photo. */
function assignNewcomers(
  regions: readonly { readonly room: number; readonly keptCount: number }[],
  newPhotos: readonly number[],
): readonly (readonly number[])[] {
  const newPhotosIn = regions.map((): number[] => []);
  for (const photo of newPhotos) {
    const roomOf = (index: number) =>
      itemAt(regions, index).room / (itemAt(regions, index).keptCount + itemAt(newPhotosIn, index).length + 1);
    const best = regions.map((_, index) => index).reduce((a, b) => (roomOf(b) > roomOf(a) ? b : a));
    itemAt(newPhotosIn, best).push(photo);
  }
  return newPhotosIn;
}

/** Returns the cost function for photos that leave their former places. */
function stayCost({ tree, photos }: Region, formerRectOf: (photo: number) => Rect | null): () => number {
  const { bounds, pixel, columns, rows } = tree.grid;
  const formerCentres = photos.map((photo) => {
    const rect = formerRectOf(photo);
    return rect && { x: (rect.x + rect.width / 2 - bounds.x) / pixel, y: (rect.y + rect.height / 2 - bounds.y) / pixel };
  });
  const side = Math.sqrt((columns * rows) / photos.length);
  return () => {
    let distance = 0;
    formerCentres.forEach((former, leaf) => {
      if (!former) return;
      const { left, top, right, bottom } = spanOf(tree, leaf);
      distance += Math.abs((left + right) / 2 - former.x) + Math.abs((top + bottom) / 2 - former.y);
    });
    return (STAY_FACTOR * distance) / side / photos.length;
  };
}
