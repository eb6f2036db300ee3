import type { PlacedRow } from './ordered-rows.ts';
import { BESIDE, join, plantRoot, STACKED, type Trees } from './trees.ts';

/** Makes the tree of rows of photos in their order. */
export function plantRows(trees: Trees, rows: readonly PlacedRow[]): void {
  let next = trees.leaves;
  const joined = (cut: number, parts: readonly number[]): number => {
    const [only] = parts;
    if (parts.length === 1) return only as number;
    // Halved, so that no tree of many parts is deeper than it must be.
    const middle = parts.length >> 1;
    const node = next++;
    join(trees, node, { cut, first: joined(cut, parts.slice(0, middle)), second: joined(cut, parts.slice(middle)) });
    return node;
  };
  const line = (from: number, end: number): number =>
    joined(
      BESIDE,
      Array.from({ length: end - from }, (_, at) => from + at),
    );
  const parts = rows.map(({ from, end, band }) => {
    if (!band) return line(from, end);
    const { favourite, before, after } = band;
    const blocks = [before, after].map((block) => {
      if (!block) return null;
      return joined(
        STACKED,
        block.firsts.map((first, at) => line(first, block.firsts[at + 1] ?? block.end)),
      );
    });
    return joined(
      BESIDE,
      [blocks[0], favourite, blocks[1]].filter((part) => part != null),
    );
  });
  plantRoot(trees, 0, joined(STACKED, parts));
}
