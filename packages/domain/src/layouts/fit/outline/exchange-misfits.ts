import { floatAt } from '../../../units/item-at.ts';
import { cutShare } from '../energy.ts';
import { exchange } from './shape-moves.ts';
import { markStale, placeAllShapes, placeShapes, type ShapeTree, spanOf } from './shape-tree.ts';

/** Largest share that a cell's rectangle may cut off a photo; a photo that loses more is a misfit. */
export const MAX_CUT = 0.3;

interface Misfits {
  readonly frozen: ReadonlySet<number>;
  /** Cost of photos that leave their former places. */
  readonly extra: () => number;
  /** True if the buyer has exchanged photos. */
  readonly isMoved: boolean;
}

/** Largest share of misfits that counts as one exchange by the buyer, which is kept; a shuffle produces more. */
const MAX_MISFIT_SHARE = 1 / 4;

/**
 * Exchanges each misfit (a photo that was rotated or replaced, for example) with the photo whose exchange improves the layout most.
 * Moving cuts alone rarely helps: inside an outline the neighbouring cells fix the cuts.
 */
export function exchangeMisfits(tree: ShapeTree, { frozen, extra, isMoved }: Misfits): void {
  let cost = placeAllShapes(tree) + extra();
  const misfits = new Set(
    Array.from({ length: tree.leaves }, (_, leaf) => leaf).filter((leaf) => !frozen.has(leaf) && cutIn(tree, leaf) > MAX_CUT),
  );
  const keepsApart = isMoved && misfits.size <= Math.max(2, MAX_MISFIT_SHARE * tree.leaves);
  for (const misfit of misfits) {
    const before = tree.state.slice();
    let best = { cost, state: before };
    for (let other = 0; other < tree.leaves; other++) {
      if (other === misfit || frozen.has(other) || (keepsApart && misfits.has(other))) continue;
      exchange(tree, misfit, other);
      markStale(tree, floatAt(tree.parent, misfit));
      markStale(tree, floatAt(tree.parent, other));
      const energy = placeShapes(tree) + extra();
      if (energy < best.cost) best = { cost: energy, state: tree.state.slice() };
      tree.state.set(before);
    }
    tree.state.set(best.state);
    cost = best.cost;
  }
}

/** Share that the rectangle of a cell cuts off its photo; the outline is ignored. */
function cutIn(tree: ShapeTree, leaf: number): number {
  const { left, top, right, bottom } = spanOf(tree, leaf);
  return cutShare((right - left) / (bottom - top) / floatAt(tree.aspect, leaf));
}
