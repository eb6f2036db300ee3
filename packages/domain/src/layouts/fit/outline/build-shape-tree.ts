import { floatAt, itemAt } from '../../../units/item-at.ts';
import type { FitPhoto } from '../fit-task.ts';
import type { Region } from './assign-photos.ts';
import { fillBesideLocked } from './fill-beside-locked.ts';
import type { ShapeCuts } from './read-shapes.ts';
import { type ShapeGrid, type Span, shownIn, wholeSpan } from './shape-grid.ts';
import {
  BESIDE,
  emptyShapeTree,
  joinShapes,
  markStale,
  partsOf,
  placeAllShapes,
  placeShapes,
  type ShapeTree,
  STACKED,
  spanOf,
} from './shape-tree.ts';

/** Photos in cells that were read, new photos, and cells to keep. */
export interface TreeChanges {
  /** The photo of each cell; null if it was removed. */
  readonly placed: readonly (number | null)[];
  readonly newPhotos: readonly number[];
  readonly photos: readonly FitPhoto[];
  readonly locked: ReadonlySet<number>;
  /** True if photos want other sizes than they have. */
  readonly isResized: boolean;
}

/** A tree with its photos and its frozen nodes. */
export interface BuiltTree {
  readonly region: Region;
  readonly frozen: ReadonlySet<number>;
}

/** Maximum factor by which a cell may get more or less area than its photos want. */
const MAX_BIAS = 4;
/** Maximum number of photos that are tried as neighbours of a new one. */
const MAX_TARGETS = 24;

/**
 * Builds the tree of an outline as read from its cells, without removed photos and with new ones.
 *
 * @returns null if a cell beside a locked photo is empty and no other photo can fill it, or no photo is left
 */
export function buildShapeTree(grid: ShapeGrid, cuts: ShapeCuts, input: TreeChanges): BuiltTree | null {
  const { photos, newPhotos, locked } = input;
  const placed = fillBesideLocked(cuts, [...input.placed], (photo) => photo !== null && locked.has(photo));
  const stayed = placed?.filter((photo) => photo !== null) ?? [];
  if (!placed || stayed.length === 0) return null;
  const order = [...stayed, ...newPhotos];
  const orderedPhotos = order.map((photo) => itemAt(photos, photo));
  const tree = emptyShapeTree(grid, orderedPhotos);
  tree.parent.fill(-1);
  const frozen = new Set(stayed.flatMap((photo, leaf) => (locked.has(photo) ? [leaf] : [])));
  const builder: TreeBuilder = { input, placed, order, tree, frozen, next: tree.leaves, isBlocked: false };
  growPart(builder, cuts, wholeSpan(grid));
  if (builder.isBlocked) return null;
  placeAllShapes(tree);
  for (let index = 0; index < newPhotos.length; index++) insertPhoto(tree, stayed.length + index, { node: builder.next + index, frozen });
  return { region: { tree, photos: order }, frozen };
}

/** State of building the tree. */
interface TreeBuilder {
  readonly input: TreeChanges;
  readonly placed: readonly (number | null)[];
  /** The photo of each leaf. */
  readonly order: readonly number[];
  readonly tree: ShapeTree;
  readonly frozen: Set<number>;
  /** Next unused inner node. */
  next: number;
  /** True if a locked photo would have to take over its neighbour's cell. */
  isBlocked: boolean;
}

/** @returns the node of a part; null if all of its photos were removed */
function growPart(builder: TreeBuilder, part: ShapeCuts, span: Span): number | null {
  const { placed, order, tree, frozen, input } = builder;
  if (typeof part === 'number') {
    const photo = placed[part] ?? null;
    return photo === null ? null : order.indexOf(photo);
  }
  const { bounds, pixel } = tree.grid;
  const pixelPlace = Math.round((part.at - (part.cut === BESIDE ? bounds.x : bounds.y)) / pixel);
  const [before, after] = partsOf(span, part.cut, pixelPlace);
  const [first, second] = [growPart(builder, part.first, before), growPart(builder, part.second, after)];
  if (first === null || second === null) {
    const child = first ?? second;
    builder.isBlocked ||= child !== null && frozen.has(child);
    return child;
  }
  const node = builder.next++;
  joinShapes(tree, node, part.cut, [first, second]);
  if (frozen.has(first) || frozen.has(second)) {
    frozen.add(node);
    tree.fixed[node] = pixelPlace;
  } else if (!input.isResized) {
    const [firstWeight, secondWeight] = [wantedWeight(input, part.first), wantedWeight(input, part.second)];
    tree.bias[node] = clampBias((shownOf(tree.grid, before) * secondWeight) / (shownOf(tree.grid, after) * firstWeight));
  }
  return node;
}

/** Sum of the wanted sizes of a part's photos; a removed photo counts as an ordinary one. */
function wantedWeight(input: TreeChanges, part: ShapeCuts): number {
  if (typeof part === 'number') return input.photos[input.placed[part] ?? -1]?.weight ?? 1;
  return wantedWeight(input, part.first) + wantedWeight(input, part.second);
}

const shownOf = (grid: ShapeGrid, span: Span) => Math.max(1, shownIn(grid, span));

const clampBias = (bias: number) => Math.max(1 / MAX_BIAS, Math.min(MAX_BIAS, bias));

/** Inserts a new photo beside, above or below another one where it costs least. */
function insertPhoto(
  tree: ShapeTree,
  leaf: number,
  { node, frozen }: { readonly node: number; readonly frozen: ReadonlySet<number> },
): void {
  const start = tree.state.slice();
  let best = { cost: Number.POSITIVE_INFINITY, state: start };
  for (const target of largestCells(tree, leaf, frozen)) {
    for (const cut of [BESIDE, STACKED]) {
      tree.state.set(start);
      const above = floatAt(tree.parent, target);
      if (above >= 0 && tree.first[above] === target) tree.first[above] = node;
      else if (above >= 0) tree.second[above] = node;
      joinShapes(tree, node, cut, [target, leaf]);
      tree.parent[node] = above;
      tree.fixed[node] = -1;
      tree.bias[node] = 1;
      markStale(tree, node);
      const cost = placeShapes(tree);
      if (cost < best.cost) best = { cost, state: tree.state.slice() };
    }
  }
  tree.state.set(best.state);
}

/** The photos with the largest cells relative to their wanted size. */
function largestCells(tree: ShapeTree, count: number, frozen: ReadonlySet<number>): readonly number[] {
  const relativeSizeOf = (leaf: number) => shownOf(tree.grid, spanOf(tree, leaf)) / floatAt(tree.wantedArea, leaf);
  const free = Array.from({ length: count }, (_, leaf) => leaf).filter((leaf) => !frozen.has(leaf));
  return free.sort((a, b) => relativeSizeOf(b) - relativeSizeOf(a)).slice(0, MAX_TARGETS);
}
