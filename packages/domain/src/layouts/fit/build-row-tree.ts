import type { Band } from './band.ts';
import { BESIDE, join, STACKED, setRoot, type Trees } from './trees.ts';

/** Builds the tree of rows of photos in their order. */
export function buildRowTree(trees: Trees, rows: readonly Band[]): void {
  let next = trees.leaves;
  const joined = (cut: number, parts: readonly number[]): number => {
    const [only] = parts;
    if (parts.length === 1) return only as number;
    // Halved, so that the tree is balanced.
    const middle = parts.length >> 1;
    const node = next++;
    join(trees, node, { cut, first: joined(cut, parts.slice(0, middle)), second: joined(cut, parts.slice(middle)) });
    return node;
  };
  const line = (from: number, end: number): number =>
    joined(
      BESIDE,
      Array.from({ length: end - from }, (_, index) => from + index),
    );
  const bands = rows.map(({ parts }) =>
    joined(
      BESIDE,
      parts.map(({ firsts, end }) =>
        joined(
          STACKED,
          firsts.map((first, index) => line(first, firsts[index + 1] ?? end)),
        ),
      ),
    ),
  );
  setRoot(trees, 0, joined(STACKED, bands));
}
