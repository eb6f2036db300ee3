import type { Cuts } from './read-cuts.ts';
import { join, setRoot, type Trees } from './trees.ts';

/** Builds the tree of each box. @returns the first unused node */
export function buildTrees(trees: Trees, boxes: readonly Cuts[], leafOf: (photo: number) => number): number {
  let next = trees.leaves;
  const grow = (part: Cuts): number => {
    if (typeof part === 'number') return leafOf(part);
    const node = next++;
    join(trees, node, { cut: part.cut, first: grow(part.first), second: grow(part.second) });
    return node;
  };
  for (const [box, part] of boxes.entries()) setRoot(trees, box, grow(part));
  return next;
}
