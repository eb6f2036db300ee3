import type { SizeCm } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import type { FitJob } from './fit-job.ts';
import { blockOf, energyOfPart, joined, type Part } from './part.ts';
import { BESIDE, join, STACKED, setRoot, type Trees } from './trees.ts';

/** Equal photos in lines of `along` photos. A line is a row; in a sideways plan, a column. */
interface Block {
  readonly count: number;
  readonly along: number;
}

/** One, two or three blocks: the first as wide as the page, the others side by side below it. */
interface Plan {
  readonly blocks: readonly Block[];
  readonly isSideways: boolean;
  readonly energy: number;
}

/** Range of photos per line to try, as a factor on the ideal number. */
const SPREAD = 1.4;
/** Number of plans that are kept. */
const KEPT = 6;

/**
 * Starts for photos of one shape: up to three blocks of equal photos, on the page and on its transpose.
 *
 *     ┌─┐┌─┐┌─┐┌─┐┌─┐
 *     └─┘└─┘└─┘└─┘└─┘      first block
 *     ┌──┐┌──┐┌─┐┌─┐┌─┐
 *     └──┘└──┘└─┘└─┘└─┘    second and third: equally tall, with different numbers of lines
 *     ┌──┐┌──┐┌─┐┌─┐┌─┐
 *     └──┘└──┘└─┘└─┘└─┘
 *
 * @returns functions that build the trees, lowest energy first
 */
export function regularStarts({ trees, target, aspects }: FitJob): readonly (() => void)[] {
  const { width, height } = itemAt(target.boxes, 0);
  const aspect = itemAt(aspects, 0);
  const { leaves, gutter } = trees;
  const best: Plan[] = [];
  tryPlans({ photos: leaves, aspect, gutter, page: { width, height } }, (blocks, energy) => insert(best, blocks, false, energy));
  const sideways = { photos: leaves, aspect: 1 / aspect, gutter, page: { width: height, height: width } };
  tryPlans(sideways, (blocks, energy) => insert(best, blocks, true, energy));
  return best.map((plan) => () => buildTree(trees, plan));
}

function insert(best: Plan[], blocks: readonly Block[], isSideways: boolean, energy: number): void {
  if (best.length === KEPT && energy >= itemAt(best, KEPT - 1).energy) return;
  let index = best.length;
  while (index > 0 && itemAt(best, index - 1).energy > energy) index--;
  best.splice(index, 0, { blocks, isSideways, energy });
  if (best.length > KEPT) best.pop();
}

interface Sheet {
  readonly photos: number;
  readonly aspect: number;
  readonly gutter: Cm;
  readonly page: SizeCm;
}

function tryPlans(sheet: Sheet, consider: (blocks: readonly Block[], energy: number) => void): void {
  const { photos, aspect, gutter, page } = sheet;
  const block = (count: number, along: number) => blockOf({ aspect, count, along }, gutter, photos);
  const stackedEnergy = (top: Part, below: Part) => energyOfPart(joined(STACKED, top, below, gutter), page);
  for (const along of countsAround(perLine(photos, page.width, page.height, aspect), photos)) {
    if (photos % along === 0) consider([{ count: photos, along }], energyOfPart(block(photos, along), page));
    for (let count = along; count < photos; count += along) {
      const first: Block = { count, along };
      const top = block(count, along);
      const rest = photos - count;
      const photosHeight = page.height - (top.slope * page.width + top.across + top.down) - gutter;
      if (photosHeight <= 0) break;
      for (const second of countsAround(perLine(rest, page.width, photosHeight, aspect), rest)) {
        if (rest % second === 0) consider([first, { count: rest, along: second }], stackedEnergy(top, block(rest, second)));
      }
      tryPairs(rest, countsAround(perLine(rest, photosHeight, page.width, 1 / aspect), rest), (a, b) => {
        consider([first, a, b], stackedEnergy(top, joined(BESIDE, block(a.count, a.along), block(b.count, b.along), gutter)));
      });
    }
  }
}

/** Tries two blocks side by side with different numbers of lines. */
function tryPairs(photos: number, lines: readonly number[], consider: (a: Block, b: Block) => void): void {
  for (const linesA of lines) {
    for (const linesB of lines) {
      for (let count = linesA; linesA < linesB && count < photos; count += linesA) {
        const other = photos - count;
        if (other % linesB === 0) consider({ count, along: count / linesA }, { count: other, along: other / linesB });
      }
    }
  }
}

/** Ideal number of photos along a side if `photos` equal rectangles fill a page. */
function perLine(photos: number, side: Cm, other: Cm, aspect: number): number {
  return Math.sqrt((photos * side) / (other * aspect));
}

/** Returns the whole numbers around a number, at most `max`. */
function countsAround(number: number, max: number): readonly number[] {
  const from = Math.max(1, Math.floor(number / SPREAD));
  const to = Math.min(max, Math.ceil(number * SPREAD));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function buildTree(trees: Trees, { blocks, isSideways }: Plan): void {
  const [across, down] = isSideways ? [STACKED, BESIDE] : [BESIDE, STACKED];
  let nextPhoto = 0;
  let nextCut = trees.leaves;
  /** Builds a balanced tree of `count` parts. */
  const row = (count: number, cut: number, make: () => number): number => {
    if (count === 1) return make();
    const node = nextCut++;
    const half = count >> 1;
    const first = row(half, cut, make);
    join(trees, node, { cut, first, second: row(count - half, cut, make) });
    return node;
  };
  const nodes = blocks.map(({ count, along }) => row(count / along, down, () => row(along, across, () => nextPhoto++)));
  const [first, second, third] = nodes as [number, number?, number?];
  let root = first;
  if (second !== undefined) {
    const below = third === undefined ? second : nextCut++;
    if (third !== undefined) join(trees, below, { cut: across, first: second, second: third });
    root = nextCut++;
    join(trees, root, { cut: down, first, second: below });
  }
  setRoot(trees, 0, root);
}
