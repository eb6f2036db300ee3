import { floatAt, itemAt } from '../../../units/item-at.ts';
import { type Annealing, type AnnealingState, anneal } from '../anneal.ts';
import { shuffled } from '../initial-tree.ts';
import { cutAcross, cutDown, type ShapeGrid, type Span, shownIn, trimToShown, wholeSpan } from './shape-grid.ts';
import { createShapeMoves, type ShapeMoveMix } from './shape-moves.ts';
import { BESIDE, joinShapes, partsOf, placeAllShapes, placeShapes, type ShapeTree, STACKED } from './shape-tree.ts';

const FREE: ShapeMoveMix = { shift: 0.25, turn: 0.2, exchangePhotos: 0.2, exchangeParts: 0.12 };
export const SHIFTS: ShapeMoveMix = { shift: 1, turn: 0, exchangePhotos: 0, exchangeParts: 0 };

/** Range of the random share at which photos are halved. */
const HALVES = { from: 0.4, to: 0.6 };
/** Steps between two progress reports: a few milliseconds. */
const REPORT = 250;

/** Builds an initial tree whose cuts follow the outline: each part is halved across its longer side. */
export function buildInitialShapes(tree: ShapeTree, random: () => number): void {
  const { grid, leaves } = tree;
  let next = leaves;
  const grow = (photos: readonly number[], span: Span): number => {
    if (photos.length === 1) return itemAt(photos, 0);
    const node = next++;
    const share = HALVES.from + (HALVES.to - HALVES.from) * random();
    const half = Math.max(1, Math.min(photos.length - 1, Math.round(photos.length * share)));
    const [firstHalf, secondHalf] = [photos.slice(0, half), photos.slice(half)];
    const visibleSpan = { ...span };
    trimToShown(grid, visibleSpan);
    const cut = visibleSpan.right - visibleSpan.left > visibleSpan.bottom - visibleSpan.top ? BESIDE : STACKED;
    const areaOf = (part: readonly number[]) => part.reduce((sum, photo) => sum + floatAt(tree.wantedArea, photo), 0);
    const part = areaOf(firstHalf) / (areaOf(firstHalf) + areaOf(secondHalf));
    const [before, after] = cutSpan(grid, visibleSpan, cut, part);
    joinShapes(tree, node, cut, [grow(firstHalf, before), grow(secondHalf, after)]);
    tree.bias[node] = 1;
    return node;
  };
  tree.parent.fill(-1);
  grow(shuffled(leaves, random), wholeSpan(grid));
}

function cutSpan(grid: ShapeGrid, span: Span, cut: number, share: number): readonly [Span, Span] {
  const wantedArea = share * shownIn(grid, span);
  return partsOf(span, cut, cut === BESIDE ? cutAcross(grid, span, wantedArea) : cutDown(grid, span, wantedArea));
}

export interface ShapeSearch {
  readonly steps: number;
  /** Twice the mean threshold of the first step. */
  readonly temperature: number;
  readonly mix?: ShapeMoveMix;
  readonly random: () => number;
  readonly frozen?: ReadonlySet<number>;
  /** Cost that is added to that of the cells. */
  readonly extra?: () => number;
}

/** Searches by threshold accepting from the current tree and leaves the best tree found. Yields the progress, 0 … 1. @returns its cost */
export function* searchShapes(tree: ShapeTree, search: ShapeSearch): Generator<number, number> {
  const { steps, temperature, mix = FREE, random, frozen, extra = () => 0 } = search;
  const best = tree.state.slice();
  const annealing: Annealing<ShapeMoveMix> = {
    moves: createShapeMoves(tree, random, frozen),
    ...{ mix, random, steps, temperature },
    energy: () => placeShapes(tree) + extra(),
    keep: () => best.set(tree.state),
    keepsAll: true,
  };
  const energy = placeAllShapes(tree) + extra();
  const state: AnnealingState = { step: 0, now: energy, best: energy };
  while (!anneal(annealing, state, REPORT)) yield state.step / steps;
  tree.state.set(best);
  return state.best;
}
