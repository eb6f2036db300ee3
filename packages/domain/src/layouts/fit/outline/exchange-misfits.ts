import { floatAt } from '../../../units/item-at.ts';
import { cutShare } from '../energy.ts';
import { exchange } from './shape-moves.ts';
import { markStale, placeAllShapes, placeShapes, type ShapeTree, spanOf } from './shape-tree.ts';

/** The rectangle of a place may cut this much off a photo; a photo that loses more is a misfit. */
export const MOST_CUT = 0.3;

interface Misfits {
  readonly frozen: ReadonlySet<number>;
  /** Cost of photos that leave their former places. */
  readonly extra: () => number;
  /** Photos were put into other places on purpose. */
  readonly isMoved: boolean;
}

/** Up to this share of misfits may come from two photos that a person exchanged, which stay so; a shuffle makes more. */
const OF_ONE_EXCHANGE = 1 / 4;

/**
 * Exchanges each photo that its place cuts much, as one that was turned or replaced, with the photo whose exchange makes the layout best.
 * Moving cuts alone seldom helps it: in an outline the places beside it hold the cuts.
 */
export function exchangeMisfits(tree: ShapeTree, { frozen, extra, isMoved }: Misfits): void {
  let cost = placeAllShapes(tree) + extra();
  const misfits = new Set(
    Array.from({ length: tree.leaves }, (_, leaf) => leaf).filter((leaf) => !frozen.has(leaf) && cutIn(tree, leaf) > MOST_CUT),
  );
  const keepsApart = isMoved && misfits.size <= Math.max(2, OF_ONE_EXCHANGE * tree.leaves);
  for (const misfit of misfits) {
    const before = tree.state.slice();
    let best = { cost, state: before };
    for (let other = 0; other < tree.leaves; other++) {
      if (other === misfit || frozen.has(other) || (keepsApart && misfits.has(other))) continue;
      exchange(tree, misfit, other);
      markStale(tree, floatAt(tree.parent, misfit));
      markStale(tree, floatAt(tree.parent, other));
      const found = placeShapes(tree) + extra();
      if (found < best.cost) best = { cost: found, state: tree.state.slice() };
      tree.state.set(before);
    }
    tree.state.set(best.state);
    cost = best.cost;
  }
}

/** The share that the rectangle of a place cuts off its photo, whatever the outline hides. */
function cutIn(tree: ShapeTree, leaf: number): number {
  const { left, top, right, bottom } = spanOf(tree, leaf);
  return cutShare((right - left) / (bottom - top) / floatAt(tree.aspect, leaf));
}
