import { type Band, type BandPage, type BandPart, bandOf, bandPart } from './band.ts';

/** Maximum number of photos on each side of a favourite, in two to four lines. */
const MAX_BESIDE = 12;
const LINE_COUNTS = [2, 3, 4] as const;

/**
 * Lists the bands across the page that contain a favourite. It is as tall as two to four lines of the photos beside it, so it becomes
 * much larger than they are, and the reading order is kept:
 *
 *     ┌─┐┌──┐┌─────┐┌─┐┌──┐
 *     └1┘└ 2┘│  5  │└6┘└ 7┘
 *     ┌──┐┌─┐│     │┌──┐┌─┐
 *     └ 3┘└4┘└─────┘└ 8┘└9┘
 */
export function favouriteBands(page: BandPage, favourite: number): readonly Band[] {
  const counts = Array.from({ length: MAX_BESIDE + 1 }, (_, count) => count);
  const leftBlocks = counts.flatMap((count) => (count <= favourite ? blocksOf(page, favourite - count, favourite) : []));
  const rightBlocks = counts.flatMap((count) =>
    favourite + count < page.aspects.length ? blocksOf(page, favourite + 1, favourite + 1 + count) : [],
  );
  const favouritePart = bandPart(page, favourite, favourite + 1, 1);
  const bands: Band[] = [];
  for (const left of leftBlocks) {
    for (const right of rightBlocks) {
      if (left === null && right === null) continue;
      const band = bandOf(page, [...(left ? [left] : []), favouritePart, ...(right ? [right] : [])]);
      if (band) bands.push(band);
    }
  }
  return bands;
}

/** Blocks of some photos, one for each number of lines; `[null]` for no photos. */
function blocksOf(page: BandPage, start: number, end: number): readonly (BandPart | null)[] {
  if (start === end) return [null];
  return LINE_COUNTS.flatMap((count) => (end - start < count ? [] : [bandPart(page, start, end, count)]));
}
