import { boundsOfRects } from '../../../geometry/bounds.ts';
import type { Rect } from '../../../geometry/rect.ts';
import { itemAt } from '../../../units/item-at.ts';
import { memoizeLru } from '../../../units/memoize-lru.ts';
import { runSteps } from '../../../units/run-steps.ts';
import type { ProgressListener } from '../../shared/generator.ts';
import { shuffled } from '../initial-tree.ts';
import { reportedAs } from '../search-best.ts';
import { separatedPhotos } from '../separate-colours.ts';
import { variantRandom } from '../variant-random.ts';
import { assignPhotos, type Region } from './assign-photos.ts';
import { cellRect } from './cell-rect.ts';
import { outlineGrids } from './outline-grids.ts';
import { refitShapes } from './refit-shapes.ts';
import { shownIn, wholeSpan } from './shape-grid.ts';
import { buildInitialShapes, SHIFTS, searchShapes } from './shape-search.ts';
import { emptyShapeTree, placeAllShapes, type ShapeTree } from './shape-tree.ts';
import type { ShapedTask } from './shaped-task.ts';

/** Number of searches for each part, each with its own start, and their steps: about 100 ms for 100 photos. */
const RUNS = 4;
const stepsFor = (regions: number) => Math.round(4500 / Math.sqrt(regions) / RUNS);
const TEMPERATURE = 1.2;
/** Steps per photo in which cuts move to suit the final assignment of photos. */
const SHIFT_STEPS = 40;

/**
 * Arranges photos inside an outline, one cell per photo: a slicing tree divides the outline, measured by its area on either side of each
 * cut (shape-aware slicing, after Wu et al., arXiv 2401.02435). Threshold accepting finds cells that show most of their photos, have no
 * bays and are of the wanted sizes. Yields the progress, 0 … 1.
 *
 * @returns the rectangle of each photo: the bounding box of its visible part
 */
export function* shapedSteps(task: ShapedTask): Generator<number, readonly Rect[]> {
  const { photos } = task;
  const random = variantRandom(task);
  const near = task.before ? yield* refitShapes(task, task.before, random) : null;
  if (near) return near;
  const regions = regionsOf(task, random);
  for (const [index, { tree }] of regions.entries())
    yield* reportedAs(search(tree, random, stepsFor(regions.length)), (share) => (index + share) / regions.length);
  assignPhotos(regions, photos);
  for (const { tree } of regions) yield* searchShapes(tree, { steps: SHIFT_STEPS * tree.leaves, temperature: 0, mix: SHIFTS, random });
  return separateSimilarPhotos(task, rectsOf(regions, task), random);
}

/** The parts of the outline, each with photos by its size; if there are fewer photos than parts, one region for all parts. */
function regionsOf({ parts, gutter, photos }: ShapedTask, random: () => number): readonly Region[] {
  const grids = outlineGrids(parts, photos.length, gutter);
  const areas = grids.map((grid) => shownIn(grid, wholeSpan(grid)) * grid.pixel * grid.pixel);
  const totalArea = areas.reduce((sum, area) => sum + area, 0);
  const weight = photos.reduce((sum, photo) => sum + photo.weight, 0);
  const order = shuffled(photos.length, random);
  let end = 0;
  let targetWeight = 0;
  return grids.map((grid, index) => {
    targetWeight += (itemAt(areas, index) / totalArea) * weight;
    const assigned: number[] = [];
    const regionsLeft = grids.length - 1 - index;
    let assignedWeight = order.slice(0, end).reduce((sum, photo) => sum + itemAt(photos, photo).weight, 0);
    while (end < order.length - regionsLeft) {
      const next = itemAt(photos, itemAt(order, end)).weight;
      if (assigned.length > 0 && regionsLeft > 0 && assignedWeight + next / 2 > targetWeight) break;
      assignedWeight += next;
      assigned.push(itemAt(order, end++));
    }
    return {
      tree: emptyShapeTree(
        grid,
        assigned.map((photo) => itemAt(photos, photo)),
      ),
      photos: assigned,
    };
  });
}

function* search(tree: ShapeTree, random: () => number, steps: number): Generator<number, void> {
  const best = { cost: Number.POSITIVE_INFINITY, state: tree.state.slice() };
  for (let run = 0; run < RUNS; run++) {
    buildInitialShapes(tree, random);
    const found = searchShapes(tree, { steps, temperature: TEMPERATURE / tree.leaves, random });
    const cost = yield* reportedAs(found, (share) => (run + share) / RUNS);
    if (cost >= best.cost) continue;
    best.cost = cost;
    best.state.set(tree.state);
  }
  tree.state.set(best.state);
  placeAllShapes(tree);
}

function rectsOf(regions: readonly Region[], { photos, gutter }: ShapedTask): readonly Rect[] {
  const rects: Rect[] = photos.map(() => ({ x: 0, y: 0, width: 0, height: 0 }));
  for (const { tree, photos: own } of regions) {
    own.forEach((photo, leaf) => {
      rects[photo] = cellRect(tree, leaf, gutter);
    });
  }
  return rects;
}

/** Exchanges photos of equal shape, with faces or without, so that near-duplicates and similar colours do not touch; cells stay. */
function separateSimilarPhotos({ photos, gutter }: ShapedTask, rects: readonly Rect[], random: () => number): readonly Rect[] {
  if (photos.every(({ lab, duplicateGroup }) => !lab && duplicateGroup === null)) return rects;
  const groups = new Map<string, number[]>();
  photos.forEach(({ aspect, weight, hasFaces = false }, photo) => {
    const key = `${aspect.toFixed(2)} ${weight} ${hasFaces}`;
    groups.set(key, [...(groups.get(key) ?? []), photo]);
  });
  const free = [...groups.values()].filter(({ length }) => length > 1);
  const photoIn = separatedPhotos({ photos, rects, groups: free, page: boundsOfRects(rects), gutter, random });
  return photos.map((_, photo) => itemAt(rects, photoIn.indexOf(photo)));
}

/** Runs `shapedSteps` to its end, with an LRU cache like that of `cachedFit`. */
export const cachedShapedLayout: (task: ShapedTask, onProgress?: ProgressListener) => readonly Rect[] = memoizeLru(
  8,
  ({ parts, ...task }: ShapedTask) => JSON.stringify([parts, task]),
  (task, onProgress) => runSteps(shapedSteps(task), onProgress),
);
