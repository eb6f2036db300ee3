import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';

/** Lines of photos above each other, all of the same width; often one line of a single photo. */
export interface BandPart {
  readonly start: number;
  readonly end: number;
  /** First photo of each line. */
  readonly firsts: readonly number[];
  /** Total height of the lines: slope · width + offset. */
  readonly slope: number;
  readonly offset: Cm;
}

/** Parts side by side across the page, all of the band's height. */
export interface Band {
  readonly parts: readonly BandPart[];
  readonly height: Cm;
}

/** Photos in their order, and the page for bands of them. */
export interface BandPage {
  readonly aspects: readonly number[];
  readonly gutter: Cm;
  readonly width: Cm;
}

/** Breaks photos into a number of lines whose heights differ least. */
export function bandPart({ aspects, gutter }: BandPage, start: number, end: number, lines: number): BandPart {
  const firsts = evenLines(aspects, start, end, lines);
  const sums = firsts.map((first, line) => sumOf(aspects, first, firsts[line + 1] ?? end));
  const slope = sums.reduce((sum, value) => sum + 1 / value, 0);
  const offset = firsts.reduce(
    (sum, first, line) => sum - (gutter * ((firsts[line + 1] ?? end) - first - 1)) / itemAt(sums, line),
    gutter * (lines - 1),
  );
  return { start, end, firsts, slope, offset };
}

/** Sums over the parts of a band that determine its height. */
export interface BandSums {
  readonly parts: number;
  /** Sum of the parts' widths at height 0, without gutters, cm. */
  readonly offset: Cm;
  /** Increase of that width per cm of height. */
  readonly wide: number;
  /** Minimum height, cm: below it the gutters of a line leave no room for photos. */
  readonly low: Cm;
}

export const NO_PARTS: BandSums = { parts: 0, offset: 0, wide: 0, low: 0 };

export function withPart({ gutter }: BandPage, sums: BandSums, { firsts, end, slope, offset }: BandPart): BandSums {
  let maxInLine = 0;
  for (let line = 0; line < firsts.length; line++) maxInLine = Math.max(maxInLine, (firsts[line + 1] ?? end) - itemAt(firsts, line));
  return {
    parts: sums.parts + 1,
    offset: sums.offset - offset / slope,
    wide: sums.wide + 1 / slope,
    low: Math.max(sums.low, offset + slope * gutter * (maxInLine - 1)),
  };
}

/** Height at which the parts are together as wide as the page, cm; NaN if there is none. */
export function heightOf({ gutter, width }: BandPage, { parts, offset, wide, low }: BandSums): Cm {
  const height = (width - gutter * (parts - 1) - offset) / wide;
  return height > low ? height : Number.NaN;
}

/** The band in which the parts are together as wide as the page; null if there is none. */
export function bandOf(page: BandPage, parts: readonly BandPart[]): Band | null {
  const height = heightOf(
    page,
    parts.reduce((sums, part) => withPart(page, sums, part), NO_PARTS),
  );
  return height > 0 ? { parts, height } : null;
}

/** Calls `take` for each line of a band: its first photo, the one after its last, its height and its top left corner. */
export function eachLine(
  { aspects, gutter }: BandPage,
  { parts, height }: Band,
  take: (line: { readonly first: number; readonly end: number; readonly height: Cm; readonly x: Cm; readonly y: Cm }) => void,
): void {
  let x = 0;
  for (const { firsts, end, slope, offset } of parts) {
    const wide = (height - offset) / slope;
    let y = 0;
    for (let line = 0; line < firsts.length; line++) {
      const first = itemAt(firsts, line);
      const stop = firsts[line + 1] ?? end;
      const tall = (wide - gutter * (stop - first - 1)) / sumOf(aspects, first, stop);
      take({ first, end: stop, height: tall, x, y });
      y += tall + gutter;
    }
    x += wide + gutter;
  }
}

/** Rectangles of the photos of a band in their order, relative to its top left. */
export function bandRects(page: BandPage, band: Band): readonly Rect[] {
  const rects: Rect[] = [];
  eachLine(page, band, ({ first, end, height, x, y }) => {
    let left = x;
    for (let photo = first; photo < end; photo++) {
      const width = itemAt(page.aspects, photo) * height;
      rects.push({ x: left, y, width, height });
      left += width + page.gutter;
    }
  });
  return rects;
}

function evenLines(aspects: readonly number[], start: number, end: number, count: number): readonly number[] {
  if (count === 1) return [start];
  let best: readonly number[] = [];
  let minSquares = Number.POSITIVE_INFINITY;
  for (let second = start + 1; second <= end - count + 1; second++) {
    const firsts = [start, ...evenLines(aspects, second, end, count - 1)];
    const squares = firsts.reduce((sum, first, line) => {
      const wide = sumOf(aspects, first, firsts[line + 1] ?? end);
      return sum + wide * wide;
    }, 0);
    if (squares < minSquares) [best, minSquares] = [firsts, squares];
  }
  return best;
}

function sumOf(aspects: readonly number[], from: number, end: number): number {
  let sum = 0;
  for (let photo = from; photo < end; photo++) sum += itemAt(aspects, photo);
  return sum;
}
