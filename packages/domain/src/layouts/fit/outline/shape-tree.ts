import { floatAt } from '../../../units/item-at.ts';
import { cellCost } from './cell-cost.ts';
import { cutAcross, cutDown, onLine, type ShapeGrid, type Span, shownIn, wholeSpan } from './shape-grid.ts';

/** Direction of a cut: its parts lie above each other, or side by side. */
export const STACKED = 0;
export const BESIDE = 1;

/**
 * A slicing tree over the bounding box of an outline. Nodes 0 … leaves-1 are photos, the others cuts. A cut lies where the areas of the
 * outline on its two sides have the ratio that the photos there want, times `bias`.
 *
 * All data that a move changes are in `state`, so that it is undone by restoring the array.
 */
export interface ShapeTree {
  readonly grid: ShapeGrid;
  readonly leaves: number;
  readonly state: Float64Array;
  /** Parent node; -1 for the root. */
  readonly parent: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly cut: Float64Array;
  /** Factor on the first part's wanted share. */
  readonly bias: Float64Array;
  /** Fixed position of a cut; -1 for a movable cut. */
  readonly fixed: Float64Array;
  /** Wanted area of the photos below, squares. */
  readonly wantedArea: Float64Array;
  readonly left: Float64Array;
  readonly top: Float64Array;
  readonly right: Float64Array;
  readonly bottom: Float64Array;
  /** Cost of each photo's cell. */
  readonly cost: Float64Array;
  /** Width / height of each photo, and its wanted visible area without gutters, squares. */
  readonly aspect: Float64Array;
  readonly area: Float64Array;
  /** Marks nodes that must be placed again although their rectangle is the same. */
  readonly isStale: Uint8Array;
}

const SECTIONS = 12;
/** Distance within which a cut snaps to a line of the outline, as a share of the span it cuts. */
const REACH = 0.06;
/** Largest share of a cell's side that its gutters take. */
const MAX_GUTTER = 0.7;

/** An unconnected tree. @param photos  their shapes, and their wanted shares of the outline in any unit */
export function emptyShapeTree(grid: ShapeGrid, photos: readonly { readonly aspect: number; readonly weight: number }[]): ShapeTree {
  const leaves = photos.length;
  const nodes = 2 * leaves - 1;
  const state = new Float64Array(SECTIONS * nodes);
  const section = (index: number) => state.subarray(index * nodes, (index + 1) * nodes);
  const tree: ShapeTree = {
    grid,
    leaves,
    state,
    parent: section(0),
    first: section(1),
    second: section(2),
    cut: section(3),
    bias: section(4).fill(1),
    wantedArea: section(5),
    left: section(6),
    top: section(7),
    right: section(8),
    bottom: section(9),
    cost: section(10),
    fixed: section(11).fill(-1),
    aspect: Float64Array.from(photos, ({ aspect }) => aspect),
    area: new Float64Array(leaves),
    isStale: new Uint8Array(nodes),
  };
  const unit = shownIn(grid, wholeSpan(grid)) / photos.reduce((sum, { weight }) => sum + weight, 0);
  photos.forEach(({ weight }, leaf) => {
    const side = Math.sqrt(unit * weight);
    const inner = side - 2 * grid.half;
    tree.wantedArea[leaf] = side * side;
    tree.area[leaf] = Math.max(inner, (1 - MAX_GUTTER) * side) ** 2;
  });
  return tree;
}

/** Makes `node` the cut above two parts. */
export function joinShapes(tree: ShapeTree, node: number, cut: number, [first, second]: readonly [number, number]): void {
  tree.cut[node] = cut;
  tree.first[node] = first;
  tree.second[node] = second;
  tree.parent[first] = node;
  tree.parent[second] = node;
  tree.wantedArea[node] = floatAt(tree.wantedArea, first) + floatAt(tree.wantedArea, second);
}

/** The root of a connected tree. */
function rootOf({ parent }: ShapeTree): number {
  let node = 0;
  while (floatAt(parent, node) >= 0) node = floatAt(parent, node);
  return node;
}

/** Marks a node and its ancestors as stale, and updates their wanted areas. */
export function markStale(tree: ShapeTree, from: number): void {
  for (let node = from; node >= 0; node = floatAt(tree.parent, node)) {
    tree.isStale[node] = 1;
    if (node >= tree.leaves)
      tree.wantedArea[node] = floatAt(tree.wantedArea, floatAt(tree.first, node)) + floatAt(tree.wantedArea, floatAt(tree.second, node));
  }
}

/** Places all nodes; nodes that are not stale and keep their rectangle are skipped. @returns mean cost of the cells */
export function placeShapes(tree: ShapeTree): number {
  const { grid, leaves, cost } = tree;
  placeNode(tree, rootOf(tree), wholeSpan(grid));
  let sum = 0;
  for (let leaf = 0; leaf < leaves; leaf++) sum += floatAt(cost, leaf);
  return sum / leaves;
}

/** Places all nodes, whether stale or not. */
export function placeAllShapes(tree: ShapeTree): number {
  tree.isStale.fill(1);
  return placeShapes(tree);
}

function placeNode(tree: ShapeTree, node: number, span: Span): void {
  const { left, top, right, bottom, isStale, leaves } = tree;
  const { left: x, top: y, right: end, bottom: foot } = span;
  const isSame = left[node] === x && top[node] === y && right[node] === end && bottom[node] === foot;
  if (isSame && isStale[node] === 0) return;
  isStale[node] = 0;
  left[node] = x;
  top[node] = y;
  right[node] = end;
  bottom[node] = foot;
  if (node < leaves) {
    tree.cost[node] = cellCost(tree.grid, span, { aspect: floatAt(tree.aspect, node), area: floatAt(tree.area, node) });
    return;
  }
  const place = cutPlace(tree, node, span);
  const [before, after] = partsOf(span, floatAt(tree.cut, node), place);
  placeNode(tree, floatAt(tree.first, node), before);
  placeNode(tree, floatAt(tree.second, node), after);
}

/** The two parts of a rectangle that is cut at a column or row. */
export function partsOf(span: Span, cut: number, place: number): readonly [Span, Span] {
  const { left, top, right, bottom } = span;
  if (cut === BESIDE)
    return [
      { left, top, right: place, bottom },
      { left: place, top, right, bottom },
    ];
  return [
    { left, top, right, bottom: place },
    { left, top: place, right, bottom },
  ];
}

/** The column or row of a cut: where the parts get what they want, snapped to a nearby line of the outline. */
function cutPlace(tree: ShapeTree, node: number, span: Span): number {
  const { grid } = tree;
  const isBeside = tree.cut[node] === BESIDE;
  const [from, to] = isBeside ? [span.left, span.right] : [span.top, span.bottom];
  if (to <= from) return from;
  const fixed = floatAt(tree.fixed, node);
  if (fixed >= 0) return inside(fixed, from, to);
  const firstArea = floatAt(tree.wantedArea, floatAt(tree.first, node)) * floatAt(tree.bias, node);
  const share = firstArea / (firstArea + floatAt(tree.wantedArea, floatAt(tree.second, node)));
  const wantedArea = share * shownIn(grid, span);
  const place = isBeside ? cutAcross(grid, span, wantedArea) : cutDown(grid, span, wantedArea);
  return inside(onLine(isBeside ? grid.lines.columns : grid.lines.rows, place, REACH * (to - from)), from, to);
}

const inside = (place: number, from: number, to: number) => Math.max(from, Math.min(to, place));

export function spanOf({ left, top, right, bottom }: ShapeTree, node: number): Span {
  return { left: floatAt(left, node), top: floatAt(top, node), right: floatAt(right, node), bottom: floatAt(bottom, node) };
}
