import type { Rect, SizeCm } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import { BESIDE, join, STACKED, setRoot, type Trees } from './trees.ts';

/** Numbers 0 … count - 1 in random order (Fisher–Yates shuffle). */
export function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const photo = itemAt(order, i);
    order[i] = itemAt(order, j);
    order[j] = photo;
  }
  return order;
}

/** Builds an initial tree for a box: halves the photos, roughly and in the given order, across the longer side of their area. */
export function buildInitialTree(trees: Trees, box: Rect, photos: readonly number[], random: () => number): void {
  let next = trees.leaves;
  setRoot(trees, 0, growTree(trees, box, photos, { random, nextNode: () => next++ }));
}

/** Builds a tree of photos for a box from unused nodes, and returns its top node. */
export function growTree(
  trees: Trees,
  box: SizeCm,
  photos: readonly number[],
  { random, nextNode }: { readonly random: () => number; readonly nextNode: () => number },
): number {
  const halve = (from: number, to: number, width: number, height: number): number => {
    if (to - from === 1) return itemAt(photos, from);
    const node = nextNode();
    const count = to - from;
    const middle = Math.max(1, Math.min(count - 1, Math.round(count * (0.4 + 0.2 * random()))));
    const part = middle / count;
    const cut = width > height ? BESIDE : STACKED;
    const [w, h] = cut === BESIDE ? [width * part, height] : [width, height * part];
    const first = halve(from, from + middle, w, h);
    const second = halve(from + middle, to, cut === BESIDE ? width - w : width, cut === BESIDE ? height : height - h);
    join(trees, node, { cut, first, second });
    return node;
  };
  return halve(0, photos.length, box.width, box.height);
}
