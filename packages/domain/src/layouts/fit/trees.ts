import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { floatAt, intAt } from './unchecked-reads.ts';

/** Direction of a cut: its parts lie above each other, or side by side. */
export const STACKED = 0;
export const BESIDE = 1;

/**
 * Offsets of the facts of a node in `Trees.facts`. They are computed bottom-up, so that a move updates only the path to the root:
 *
 *     height = (SLOPE · width + ACROSS) / factor + DOWN
 *     EVEN   = Σ share of the node's area² / wanted share        unevenness of sizes, dominated by large photos
 *     SMALL  = Σ wanted share³ / share of the node's area²       the same, dominated by small photos
 *
 * The height is exact, including gutters, for photos that are all widened in shape by one factor. A photo of aspect a has slope 1/a;
 * the width of gutters between neighbours is in ACROSS, the height of those between upper and lower parts in DOWN. EVEN and SMALL
 * ignore the gutters; the final cost uses measured sizes.
 */
export const FACTS = 5;
export const SLOPE = 0;
export const ACROSS = 1;
export const DOWN = 2;
export const EVEN = 3;
export const SMALL = 4;

/** Slicing trees in flat arrays. Nodes 0 … leaves-1 are the photos, the others cuts; there is one tree for each box. */
export interface Trees {
  readonly leaves: number;
  readonly gutter: Cm;
  /** Parent node; -1 - box for the root of a box. */
  readonly parent: Int16Array;
  /** The upper or left child of a cut, and the other child. */
  readonly first: Int16Array;
  readonly second: Int16Array;
  readonly cut: Uint8Array;
  /** The root of each box. */
  readonly root: Int16Array;
  /** FACTS numbers per node. */
  readonly facts: Float64Array;
}

export interface TreesOptions {
  readonly aspects: readonly number[];
  /** Wanted share of the page of each photo; they add up to 1. */
  readonly shares: readonly number[];
  readonly boxes: number;
  readonly gutter: Cm;
}

/** Trees without connections. */
export function emptyTrees({ aspects, shares, boxes, gutter }: TreesOptions): Trees {
  const leaves = aspects.length;
  const nodes = 2 * leaves - boxes;
  const facts = new Float64Array(FACTS * nodes);
  for (let leaf = 0; leaf < leaves; leaf++) {
    const share = itemAt(shares, leaf);
    const offset = FACTS * leaf;
    facts[offset + SLOPE] = 1 / itemAt(aspects, leaf);
    facts[offset + EVEN] = 1 / share;
    facts[offset + SMALL] = share * share * share;
  }
  return {
    leaves,
    gutter,
    parent: new Int16Array(nodes),
    first: new Int16Array(nodes),
    second: new Int16Array(nodes),
    cut: new Uint8Array(nodes),
    root: new Int16Array(boxes),
    facts,
  };
}

/** A cut between two parts. */
export interface Joint {
  readonly cut: number;
  readonly first: number;
  readonly second: number;
}

/** Makes `node` the cut above two parts. */
export function join(trees: Trees, node: number, { cut, first, second }: Joint): void {
  trees.cut[node] = cut;
  trees.first[node] = first;
  trees.second[node] = second;
  trees.parent[first] = node;
  trees.parent[second] = node;
}

/** Makes a node the root of a box, and computes the facts of its tree. */
export function setRoot(trees: Trees, box: number, root: number): void {
  trees.root[box] = root;
  trees.parent[root] = -1 - box;
  measureBelow(trees, root);
}

/** Computes a node's facts from those of its children. */
export function measureCut(trees: Trees, node: number): void {
  const { facts, gutter } = trees;
  const offset = FACTS * node;
  const a = FACTS * intAt(trees.first, node);
  const b = FACTS * intAt(trees.second, node);
  const slopeA = floatAt(facts, a + SLOPE);
  const slopeB = floatAt(facts, b + SLOPE);
  const total = 1 / (slopeA + slopeB);
  let partA: number;
  if (trees.cut[node] === STACKED) {
    partA = slopeA * total;
    facts[offset + SLOPE] = slopeA + slopeB;
    facts[offset + ACROSS] = floatAt(facts, a + ACROSS) + floatAt(facts, b + ACROSS);
    facts[offset + DOWN] = floatAt(facts, a + DOWN) + floatAt(facts, b + DOWN) + gutter;
  } else {
    partA = slopeB * total;
    const slope = slopeA * partA;
    facts[offset + SLOPE] = slope;
    facts[offset + ACROSS] = floatAt(facts, a + ACROSS) * partA + floatAt(facts, b + ACROSS) * (1 - partA) - gutter * slope;
    facts[offset + DOWN] = floatAt(facts, a + DOWN) * partA + floatAt(facts, b + DOWN) * (1 - partA);
  }
  const partB = 1 - partA;
  const squareA = partA * partA;
  const squareB = partB * partB;
  facts[offset + EVEN] = squareA * floatAt(facts, a + EVEN) + squareB * floatAt(facts, b + EVEN);
  facts[offset + SMALL] = floatAt(facts, a + SMALL) / squareA + floatAt(facts, b + SMALL) / squareB;
}

/** Computes the facts of a node and of all cuts below it. */
export function measureBelow(trees: Trees, node: number): void {
  if (node < trees.leaves) return;
  measureBelow(trees, intAt(trees.first, node));
  measureBelow(trees, intAt(trees.second, node));
  measureCut(trees, node);
}

/** Replaces `from` by `to` as a child of its parent. */
export function replaceChild(trees: Trees, from: number, to: number): void {
  const above = intAt(trees.parent, from);
  trees.parent[to] = above;
  if (above < 0) trees.root[-1 - above] = to;
  else if (trees.first[above] === from) trees.first[above] = to;
  else trees.second[above] = to;
}

/** Exchanges two nodes that do not contain each other. */
export function exchange(trees: Trees, x: number, y: number): void {
  const aboveX = intAt(trees.parent, x);
  const aboveY = intAt(trees.parent, y);
  const isFirstX = aboveX >= 0 && trees.first[aboveX] === x;
  const isFirstY = aboveY >= 0 && trees.first[aboveY] === y;
  place(trees, x, aboveY, isFirstY);
  place(trees, y, aboveX, isFirstX);
}

function place(trees: Trees, node: number, above: number, isFirst: boolean): void {
  trees.parent[node] = above;
  if (above < 0) trees.root[-1 - above] = node;
  else if (isFirst) trees.first[above] = node;
  else trees.second[above] = node;
}

/** Position of an inserted part: beside, above or below another one. */
export interface Spot {
  readonly target: number;
  readonly cut: number;
  /** True if the part goes to the left of the other, or above it. */
  readonly isFirst: boolean;
}

/** Makes `node` the cut above `x` and the target. */
export function joinAt(trees: Trees, node: number, x: number, { target, cut, isFirst }: Spot): void {
  trees.cut[node] = cut;
  trees.first[node] = isFirst ? x : target;
  trees.second[node] = isFirst ? target : x;
  trees.parent[x] = node;
  trees.parent[target] = node;
}

/**
 * Removes a node with the cut above it, and inserts both above `target`.
 *
 *      p              s          target                p
 *     / \     ──▶                        ──▶          / \
 *    x   s                                           x   target
 */
export function graft(trees: Trees, x: number, spot: Spot): void {
  const p = intAt(trees.parent, x);
  const sibling = siblingOf(trees, x);
  replaceChild(trees, p, sibling);
  replaceChild(trees, spot.target, p);
  joinAt(trees, p, x, spot);
}

export function siblingOf(trees: Trees, x: number): number {
  const p = intAt(trees.parent, x);
  return (trees.first[p] === x ? trees.second[p] : trees.first[p]) as number;
}
