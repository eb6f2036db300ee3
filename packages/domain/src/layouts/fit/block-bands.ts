import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { type Band, type BandPage, type BandPart, type BandSums, bandPart, heightOf, NO_PARTS, withPart } from './band.ts';

/** Maximum number of photos of a block, by its number of lines. */
const MAX_IN_BLOCK = 6;
const LINE_COUNTS = [2, 3] as const;
/**
 * A band may have two blocks if the mean band has at most SHORT photos and the page at most FEW; longer ones have enough variants with
 * one.
 */
const SHORT = 11;
const FEW = 48;
/** A block begins among the first photos of its band. */
const FIRST = 8;

interface BandLimits {
  readonly low: Cm;
  readonly high: Cm;
  readonly photos: number;
  /** The reading order of the page is that of the photos: a block comes after a photo as tall as the band and has one photo a line. */
  readonly isExact: boolean;
}

/**
 * Returns a function that calls `take` for each band that begins with photo `from` and contains one block, or two blocks with a photo
 * between them. Two adjacent blocks are excluded: the eye would have to go back up.
 *
 *     ┌──┐┌─┐┌──┐┌──┐
 *     │ 1│└2┘│ 5││ 6│
 *     │  │┌─┐│  ││  │
 *     └──┘└3┘└──┘└──┘
 *
 * The parts of a band are reused by the search: copy those that are kept.
 *
 * @param limits  heights of a band, cm (below `low` the photos of blocks are too small), and the photos of a mean band
 */
export function blockBands(
  page: BandPage,
  { low, high, photos, isExact }: BandLimits,
): (from: number, take: (band: Band, end: number) => void) => void {
  const count = page.aspects.length;
  const singles = page.aspects.map((_, photo) => bandPart(page, photo, photo + 1, 1));
  const blocks = page.aspects.map((_, start) => blocksFrom(page, start, isExact));
  const maxBlocks = photos > SHORT || count > FEW ? 1 : 2;
  return (from, take) => {
    const parts: BandPart[] = [];
    /** @param sums  of the current parts */
    const addParts = (first: number, left: number, sums: BandSums): void => {
      const height = parts.length > 0 ? heightOf(page, sums) : high;
      if (!(height >= low)) return;
      if (height <= high && parts.length > 1 && left < maxBlocks) take({ parts, height }, first);
      if (first === count) return;
      const isAfterBlock = (parts.at(-1)?.firsts.length ?? 1) > 1;
      const addPart = (part: BandPart): void => {
        parts.push(part);
        addParts(part.end, part.firsts.length > 1 ? left - 1 : left, withPart(page, sums, part));
        parts.pop();
      };
      addPart(itemAt(singles, first));
      if (left > 0 && !isAfterBlock && first - from < FIRST && (first > from || !isExact)) itemAt(blocks, first).forEach(addPart);
    };
    addParts(from, maxBlocks, NO_PARTS);
  };
}

function blocksFrom(page: BandPage, start: number, isExact: boolean): readonly BandPart[] {
  return LINE_COUNTS.flatMap((lines) => {
    const maxPhotos = Math.min(isExact ? lines : MAX_IN_BLOCK, page.aspects.length - start);
    return Array.from({ length: Math.max(0, maxPhotos - lines + 1) }, (_, more) => bandPart(page, start, start + lines + more, lines));
  });
}
