import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';

/** At most so many photos stand on each side of a favourite, in two to four rows. */
const MOST_BESIDE = 12;
const ROW_COUNTS = [2, 3, 4] as const;

/** Rows of photos, all of one width, that stand beside a favourite. */
interface Block {
  readonly start: number;
  readonly end: number;
  /** First photo of each row. */
  readonly firsts: readonly number[];
  /** Height of the rows together: slope · width + offset. */
  readonly slope: number;
  readonly offset: Cm;
}

/** A favourite with rows of photos before it, after it, or both. */
export interface FavouriteBand {
  readonly favourite: number;
  readonly before: Block | null;
  readonly after: Block | null;
  readonly height: Cm;
  /** Rectangles of its photos in their order, from the top left of the band. */
  readonly rects: readonly Rect[];
}

interface Bands {
  readonly aspects: readonly number[];
  readonly gutter: Cm;
  readonly width: Cm;
}

/**
 * Lists the bands across the page that have a favourite in them. It is as tall as two to four rows of the photos beside it, so it
 * becomes much larger than they are, and all are read in their order:
 *
 *     ┌─┐┌──┐┌─────┐┌─┐┌──┐
 *     └1┘└ 2┘│  5  │└6┘└ 7┘
 *     ┌──┐┌─┐│     │┌──┐┌─┐
 *     └ 3┘└4┘└─────┘└ 8┘└9┘
 */
export function favouriteBands(bands: Bands, favourite: number): readonly FavouriteBand[] {
  const { aspects } = bands;
  const counts = Array.from({ length: MOST_BESIDE + 1 }, (_, count) => count);
  const before = counts.flatMap((count) => (count <= favourite ? blocksOf(bands, favourite - count, favourite) : []));
  const after = counts.flatMap((count) =>
    favourite + count < aspects.length ? blocksOf(bands, favourite + 1, favourite + 1 + count) : [],
  );
  const found: FavouriteBand[] = [];
  for (const left of before) {
    for (const right of after) {
      if (left === null && right === null) continue;
      const band = bandOf(bands, favourite, left, right);
      if (band) found.push(band);
    }
  }
  return found;
}

/** Blocks of some photos, one for each number of rows; one that is none of no photos. */
function blocksOf({ aspects, gutter }: Bands, start: number, end: number): readonly (Block | null)[] {
  if (start === end) return [null];
  return ROW_COUNTS.flatMap((count) => {
    if (end - start < count) return [];
    const firsts = evenRows(aspects, start, end, count);
    const sums = firsts.map((first, row) => sumOf(aspects, first, firsts[row + 1] ?? end));
    const slope = sums.reduce((sum, each) => sum + 1 / each, 0);
    const offset = firsts.reduce(
      (sum, first, row) => sum - (gutter * ((firsts[row + 1] ?? end) - first - 1)) / itemAt(sums, row),
      gutter * (count - 1),
    );
    return [{ start, end, firsts, slope, offset }];
  });
}

/** Breaks photos into rows whose heights differ least. */
function evenRows(aspects: readonly number[], start: number, end: number, count: number): readonly number[] {
  if (count === 1) return [start];
  let best: readonly number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let second = start + 1; second <= end - count + 1; second++) {
    const firsts = [start, ...evenRows(aspects, second, end, count - 1)];
    const squares = firsts.reduce(
      (sum, first, row) => sum + sumOf(aspects, first, firsts[row + 1] ?? end) * sumOf(aspects, first, firsts[row + 1] ?? end),
      0,
    );
    if (squares < least) [best, least] = [firsts, squares];
  }
  return best;
}

function sumOf(aspects: readonly number[], from: number, end: number): number {
  let sum = 0;
  for (let photo = from; photo < end; photo++) sum += itemAt(aspects, photo);
  return sum;
}

/** The height at which the favourite and the blocks beside it are together as wide as the page; null where there is none. */
function bandOf({ aspects, gutter, width }: Bands, favourite: number, before: Block | null, after: Block | null): FavouriteBand | null {
  const blocks = [before, after].filter((block) => block !== null);
  const offsets = blocks.reduce((sum, { slope, offset }) => sum + offset / slope, 0);
  const slopes = blocks.reduce((sum, { slope }) => sum + 1 / slope, 0);
  const aspect = itemAt(aspects, favourite);
  const height = (width - gutter * blocks.length + offsets) / (slopes + aspect);
  const widthOf = ({ slope, offset }: Block): Cm => (height - offset) / slope;
  if (!(height > 0) || blocks.some((block) => !(widthOf(block) > 0))) return null;
  const left = before ? widthOf(before) + gutter : 0;
  const own: Rect = { x: left, y: 0, width: aspect * height, height };
  const rects = [
    ...(before ? blockRects(aspects, gutter, before, { left: 0, width: widthOf(before) }) : []),
    own,
    ...(after ? blockRects(aspects, gutter, after, { left: left + own.width + gutter, width: widthOf(after) }) : []),
  ];
  return rects.every((rect) => rect.width > 0 && rect.height > 0) ? { favourite, before, after, height, rects } : null;
}

function blockRects(
  aspects: readonly number[],
  gutter: Cm,
  { firsts, end }: Block,
  { left, width }: { readonly left: Cm; readonly width: Cm },
): readonly Rect[] {
  let y = 0;
  return firsts.flatMap((first, row) => {
    const stop = firsts[row + 1] ?? end;
    const height = (width - gutter * (stop - first - 1)) / sumOf(aspects, first, stop);
    let x = left;
    const rects = aspects.slice(first, stop).map((aspect) => {
      const rect = { x, y, width: aspect * height, height };
      x += rect.width + gutter;
      return rect;
    });
    y += height + gutter;
    return rects;
  });
}
