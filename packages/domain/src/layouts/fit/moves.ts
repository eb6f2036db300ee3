import { itemAt } from '../../units/item-at.ts';
import { createFactsUndoLog, type FactsUndoLog, recomputeFacts, restoreFacts } from './facts-undo-log.ts';
import { NO_GROUP, type NodeGroups } from './node-groups.ts';
import { createPathMarks, isMarked, markPath, meets, type PathMarks } from './path-marks.ts';
import { EVEN, exchange, FACTS, graft, SLOPE, siblingOf, type Trees } from './trees.ts';
import { byteAt, intAt } from './unchecked-reads.ts';

/** Probabilities of the kinds of moves; the rest are grafts. They add up to at most 1. */
export interface MoveMix {
  /** The children of a cut swap sides; sizes stay the same. */
  readonly mirror: number;
  /** A cut changes its direction. */
  readonly turn: number;
  /** Two photos are exchanged. */
  readonly exchangePhotos: number;
  /** Two subtrees are exchanged. */
  readonly exchangeParts: number;
}

/** Random moves on slicing trees; each is kept or undone before the next. */
export interface Moves<Mix = MoveMix> {
  /** Makes a random move; false if it would change nothing. */
  propose(mix: Mix): boolean;
  /** Undoes the last move. */
  undo(): void;
}

const MIRROR = 0;
const TURN = 1;
const EXCHANGE = 2;
const GRAFT = 3;

/** Probability that a graft moves a single photo rather than a subtree. */
const SINGLE_GRAFTS = 0.7;

/** The last move with the data to undo it. */
interface LastMove {
  kind: number;
  x: number;
  y: number;
  sibling: number;
  cut: number;
  isFirst: boolean;
}

interface Search {
  readonly trees: Trees;
  readonly random: () => number;
  readonly groups: NodeGroups | null;
  readonly marks: PathMarks;
  readonly undoLog: FactsUndoLog;
  readonly last: LastMove;
}

/** @param groups  nodes are exchanged only within their group; null if all may be */
export function createMoves(trees: Trees, random: () => number, groups: NodeGroups | null = null): Moves {
  const last: LastMove = { kind: MIRROR, x: 0, y: 0, sibling: 0, cut: 0, isFirst: false };
  const search: Search = { trees, random, groups, marks: createPathMarks(trees), undoLog: createFactsUndoLog(trees), last };
  return { propose: (mix) => propose(search, mix), undo: () => undoMove(search) };
}

function propose(search: Search, mix: MoveMix): boolean {
  const { leaves, parent } = search.trees;
  search.undoLog.count = 0;
  const chance = search.random();
  if (chance < mix.mirror + mix.turn && parent.length > leaves) return mirrorOrTurn(search, chance < mix.mirror ? MIRROR : TURN);
  const remainingChance = chance - (mix.mirror + mix.turn);
  if (remainingChance < mix.exchangePhotos) return exchangeAny(search, leaves);
  return remainingChance < mix.exchangePhotos + mix.exchangeParts ? exchangeAny(search, parent.length) : graftAny(search);
}

function mirrorOrTurn(search: Search, kind: number): boolean {
  const { trees, groups, last } = search;
  const x = trees.leaves + randomIndex(search, trees.parent.length - trees.leaves);
  if (groups && intAt(groups.groupOf, x) === NO_GROUP) return false;
  last.kind = kind;
  last.x = x;
  if (kind === MIRROR) mirror(trees, last.x);
  else {
    turnCut(trees, last.x);
    recomputeAncestors(search, last.x, false);
  }
  return true;
}

function exchangeAny(search: Search, count: number): boolean {
  const { trees, marks, last } = search;
  const x = randomIndex(search, count);
  const y = partnerOf(search, x, count);
  if (x === y || isAlike(trees, x, y) || markPath(marks, y, x) || meets(marks, x, y)) return false;
  last.kind = EXCHANGE;
  last.x = x;
  last.y = y;
  exchange(trees, x, y);
  recomputeAncestors(search, intAt(trees.parent, y), true);
  recomputeAncestors(search, intAt(trees.parent, x), false);
  return true;
}

function graftAny(search: Search): boolean {
  const { trees, random, marks, groups, last } = search;
  const { leaves, parent } = trees;
  const x = random() < SINGLE_GRAFTS ? randomIndex(search, leaves) : randomIndex(search, parent.length);
  const above = intAt(parent, x);
  const y = partnerOf(search, x, parent.length);
  // The parent of a group's top node is not in the group.
  if (groups && above >= 0 && intAt(groups.groupOf, above) !== intAt(groups.groupOf, x)) return false;
  if (above < 0 || y === above || markPath(marks, y, x)) return false;
  last.kind = GRAFT;
  last.x = x;
  last.sibling = siblingOf(trees, x);
  last.cut = byteAt(trees.cut, above);
  last.isFirst = trees.first[above] === x;
  const top = intAt(parent, above);
  graft(trees, x, { target: y, cut: randomIndex(search, 2), isFirst: random() < 0.5 });
  markPath(marks, above, -1);
  recomputeAncestors(search, top, true);
  recomputeAncestors(search, above, false);
  return true;
}

/** A random one of the first `count` nodes, or of those in the group of `x`; `x` itself if it must not move. */
function partnerOf(search: Search, x: number, count: number): number {
  const { groups, trees } = search;
  if (!groups) return randomIndex(search, count);
  const group = intAt(groups.groupOf, x);
  if (group === NO_GROUP) return x;
  const list = itemAt(count === trees.leaves ? groups.photos : groups.members, group);
  return intAt(list, randomIndex(search, list.length));
}

function undoMove({ trees, undoLog, last }: Search): void {
  restoreFacts(trees, undoLog);
  if (last.kind === MIRROR) mirror(trees, last.x);
  else if (last.kind === TURN) turnCut(trees, last.x);
  else if (last.kind === EXCHANGE) exchange(trees, last.x, last.y);
  else graft(trees, last.x, { target: last.sibling, cut: last.cut, isFirst: last.isFirst });
}

function randomIndex({ random }: Search, count: number): number {
  return Math.floor(random() * count);
}

/** True for two photos of equal shape and size, whose exchange has no effect. */
function isAlike({ leaves, facts }: Trees, x: number, y: number): boolean {
  return (
    x < leaves && y < leaves && facts[FACTS * x + SLOPE] === facts[FACTS * y + SLOPE] && facts[FACTS * x + EVEN] === facts[FACTS * y + EVEN]
  );
}

/** Recomputes the facts of a node and its ancestors, up to the root or to a marked path. */
function recomputeAncestors({ trees, marks, undoLog }: Search, from: number, stopsAtMarkedPath: boolean): void {
  for (let node = from; node >= 0 && !(stopsAtMarkedPath && isMarked(marks, node)); node = intAt(trees.parent, node))
    recomputeFacts(trees, undoLog, node);
}

function mirror({ first, second }: Trees, node: number): void {
  const part = intAt(first, node);
  first[node] = intAt(second, node);
  second[node] = part;
}

function turnCut({ cut }: Trees, node: number): void {
  cut[node] = 1 - byteAt(cut, node);
}
