import type { PlacedShape, Rect } from '@muro/domain';
import type { BenchPage } from './sets.ts';

/** A part of the page; its height is slope · width + offset. */
interface Part {
  readonly slope: number;
  readonly offset: number;
}

type Tree = Part & ({ readonly photo: number } | { readonly isBeside: boolean; readonly first: Tree; readonly second: Tree });

/** How much more it counts that the page is filled than that sizes are even. */
const FILL_COUNTS = 3;

/**
 * A small version of Blocked Recursive Image Composition (Atkins, 2008): photos come one by one, each above or beside that part
 * of the page where the page stays nearest to its shape and sizes most even. What the tree is higher or lower is cut off.
 */
export function inBlocks(aspects: readonly number[], { width, height, gutter }: BenchPage): readonly PlacedShape[] {
  const box = { width: width - 2 * gutter, height: height - 2 * gutter };
  const [first, ...others] = aspects.map((aspect, photo): Tree => ({ slope: 1 / aspect, offset: 0, photo }));
  let tree = first as Tree;
  for (const photo of others) {
    let best = { tree, score: -1 };
    for (const grown of grownBy(tree, photo, gutter)) {
      const fill = heightOf(grown, box.width) / box.height;
      const score = Math.min(fill, 1 / fill) ** FILL_COUNTS * leastShare(grown);
      if (score > best.score) best = { tree: grown, score };
    }
    tree = best.tree;
  }
  const stretch = box.height / heightOf(tree, box.width);
  const natural = placedIn(tree, { x: gutter, y: 0, width: box.width, height: heightOf(tree, box.width) }, gutter);
  return natural.map(({ photo, rect }) => ({
    aspect: aspects[photo] as number,
    rect: { ...rect, y: gutter + stretch * rect.y, height: stretch * rect.height },
  }));
}

const heightOf = ({ slope, offset }: Part, width: number) => slope * width + offset;

function join(isBeside: boolean, first: Tree, second: Tree, gutter: number): Tree {
  if (!isBeside) return { slope: first.slope + second.slope, offset: first.offset + second.offset + gutter, isBeside, first, second };
  const slope = 1 / (1 / first.slope + 1 / second.slope);
  const offset = slope * (first.offset / first.slope + second.offset / second.slope - gutter);
  return { slope, offset, isBeside, first, second };
}

/** The tree with a photo above or beside each of its parts. */
function grownBy(tree: Tree, photo: Tree, gutter: number): readonly Tree[] {
  const here = [join(true, tree, photo, gutter), join(false, tree, photo, gutter)];
  if ('photo' in tree) return here;
  const { isBeside, first, second } = tree;
  return [
    ...here,
    ...grownBy(first, photo, gutter).map((grown) => join(isBeside, grown, second, gutter)),
    ...grownBy(second, photo, gutter).map((grown) => join(isBeside, first, grown, gutter)),
  ];
}

/** The smallest photo as a share of the whole. */
function leastShare(tree: Tree): number {
  if ('photo' in tree) return 1;
  const { isBeside, first, second } = tree;
  const part = (isBeside ? second : first).slope / (first.slope + second.slope);
  return Math.min(part * leastShare(first), (1 - part) * leastShare(second));
}

function placedIn(tree: Tree, box: Rect, gutter: number): readonly { readonly photo: number; readonly rect: Rect }[] {
  if ('photo' in tree) return [{ photo: tree.photo, rect: box }];
  const { isBeside, first, second } = tree;
  const length = isBeside ? (box.height - first.offset) / first.slope : heightOf(first, box.width);
  const rest = length + gutter;
  const start: Rect = isBeside ? { ...box, width: length } : { ...box, height: length };
  const end: Rect = isBeside
    ? { ...box, x: box.x + rest, width: box.width - rest }
    : { ...box, y: box.y + rest, height: box.height - rest };
  return [...placedIn(first, start, gutter), ...placedIn(second, end, gutter)];
}
