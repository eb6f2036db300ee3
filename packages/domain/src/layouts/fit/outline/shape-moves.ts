import { floatAt } from '../../../units/item-at.ts';
import type { Moves } from '../moves.ts';
import { joinShapes, markStale, type ShapeTree } from './shape-tree.ts';

/** Probabilities of the kinds of moves; the rest are grafts of a photo or a subtree. */
export interface ShapeMoveMix {
  /** Moves a cut. */
  readonly shift: number;
  /** Changes the direction of a cut. */
  readonly turn: number;
  readonly exchangePhotos: number;
  readonly exchangeParts: number;
}

/** Largest relative shift of a cut in one move, and largest factor by which a part gets more than it wants. */
const SHIFT = 0.3;
const MAX_BIAS = 2;
/** Probability that a graft moves a single photo rather than a subtree. */
const SINGLE_GRAFTS = 0.7;

/** @param frozen  nodes that stay, together with their ancestors */
export function createShapeMoves(tree: ShapeTree, random: () => number, frozen: ReadonlySet<number> = new Set()): Moves<ShapeMoveMix> {
  const { leaves, state, parent } = tree;
  const nodes = 2 * leaves - 1;
  const before = new Float64Array(state.length);
  const below = (count: number) => Math.floor(random() * count);
  const isFree = (node: number) => !frozen.has(node);
  const anyCut = () => leaves + below(nodes - leaves);
  const change = (mix: ShapeMoveMix): boolean => {
    let chance = random();
    if (chance < mix.shift) return isChanged(anyCut(), (node) => shift(tree, node, random()));
    chance -= mix.shift;
    if (chance < mix.turn) return isChanged(anyCut(), (node) => turnCut(tree, node));
    chance -= mix.turn;
    if (chance < mix.exchangePhotos) return exchangeAny(leaves);
    return chance < mix.exchangePhotos + mix.exchangeParts ? exchangeAny(nodes) : graftAny();
  };
  const isChanged = (node: number, apply: (node: number) => void): boolean => {
    if (!isFree(node)) return false;
    apply(node);
    markStale(tree, node);
    return true;
  };
  const exchangeAny = (count: number): boolean => {
    const [x, y] = [below(count), below(count)];
    if (x === y || !isFree(x) || !isFree(y) || isWithin(tree, x, y) || isWithin(tree, y, x)) return false;
    if (floatAt(parent, x) === floatAt(parent, y) && x < leaves && y < leaves && random() < 0.5) return false;
    exchange(tree, x, y);
    markStale(tree, floatAt(parent, x));
    markStale(tree, floatAt(parent, y));
    return true;
  };
  const graftAny = (): boolean => {
    const x = random() < SINGLE_GRAFTS ? below(leaves) : below(nodes);
    const y = below(nodes);
    const above = floatAt(parent, x);
    if (above < 0 || y === above || !isFree(x) || !isFree(y) || !isFree(above) || isWithin(tree, y, x)) return false;
    const top = floatAt(parent, above);
    graft(tree, x, y, { cut: below(2), isFirst: random() < 0.5 });
    if (top >= 0) markStale(tree, top);
    markStale(tree, above);
    return true;
  };
  return {
    propose(mix) {
      before.set(state);
      return leaves > 1 && change(mix);
    },
    undo: () => state.set(before),
  };
}

function shift(tree: ShapeTree, node: number, chance: number): void {
  const bias = floatAt(tree.bias, node) * (1 + SHIFT * (2 * chance - 1));
  tree.bias[node] = Math.max(1 / MAX_BIAS, Math.min(MAX_BIAS, bias));
}

function turnCut(tree: ShapeTree, node: number): void {
  tree.cut[node] = 1 - floatAt(tree.cut, node);
}

function isWithin({ parent }: ShapeTree, inner: number, outer: number): boolean {
  let node = inner;
  while (node >= 0 && node !== outer) node = floatAt(parent, node);
  return node === outer;
}

/** Replaces the child `from` of `above` by `to`. */
function replaceChild(tree: ShapeTree, above: number, from: number, to: number): void {
  tree.parent[to] = above;
  if (above < 0) return;
  if (tree.first[above] === from) tree.first[above] = to;
  else tree.second[above] = to;
}

/** Exchanges two photos or subtrees that do not contain each other. */
export function exchange(tree: ShapeTree, x: number, y: number): void {
  const [aboveX, aboveY] = [floatAt(tree.parent, x), floatAt(tree.parent, y)];
  if (aboveX === aboveY) {
    const first = floatAt(tree.first, aboveX);
    tree.first[aboveX] = floatAt(tree.second, aboveX);
    tree.second[aboveX] = first;
    return;
  }
  replaceChild(tree, aboveX, x, y);
  replaceChild(tree, aboveY, y, x);
}

interface Spot {
  readonly cut: number;
  /** True if the part goes to the left of the other, or above it. */
  readonly isFirst: boolean;
}

/** Removes a node with the cut above it, and inserts both above `target`. */
export function graft(tree: ShapeTree, x: number, target: number, { cut, isFirst }: Spot): void {
  const above = floatAt(tree.parent, x);
  const sibling = floatAt(tree.first, above) === x ? floatAt(tree.second, above) : floatAt(tree.first, above);
  replaceChild(tree, floatAt(tree.parent, above), above, sibling);
  const top = floatAt(tree.parent, target);
  replaceChild(tree, top, target, above);
  joinShapes(tree, above, cut, isFirst ? [x, target] : [target, x]);
  tree.bias[above] = 1;
}
