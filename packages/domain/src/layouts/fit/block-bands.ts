import type { Cm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import { type Band, type BandPage, type BandPart, type BandSums, bandPart, heightOf, NO_PARTS, withPart } from './band.ts';

/** Photos of a block, by its number of lines: no line holds more than a few. */
const MOST_IN_BLOCK = 6;
const LINE_COUNTS = [2, 3] as const;
/** A band may have two blocks where mean bands have up to so many photos, of up to so many; others have enough ways to lie with one. */
const SHORT = 11;
const FEW = 48;
/** A block begins among so many first photos of its band. */
const FIRST = 8;

interface BandLimits {
  readonly low: Cm;
  readonly high: Cm;
  readonly photos: number;
}

/**
 * Returns a function that calls back for each band that begins with a photo and has one block in it, or two that have a photo
 * between them. Nobody reads back, as a block would after a block beside it:
 *
 *     ┌──┐┌─┐┌──┐┌──┐
 *     │ 1│└2┘│ 5││ 6│
 *     │  │┌─┐│  ││  │
 *     └──┘└3┘└──┘└──┘
 *
 * The parts of a band are those of the search, which goes on with them: copy the ones to keep.
 *
 * @param limits  heights of a band, cm: in lower ones the photos of blocks are too small; and photos of a mean one
 */
export function blockBands(
  page: BandPage,
  { low, high, photos }: BandLimits,
): (from: number, take: (band: Band, end: number) => void) => void {
  const count = page.aspects.length;
  const singles = page.aspects.map((_, photo) => bandPart(page, photo, photo + 1, 1));
  const blocks = page.aspects.map((_, start) => blocksFrom(page, start));
  const mostBlocks = photos > SHORT || count > FEW ? 1 : 2;
  return (from, take) => {
    const parts: BandPart[] = [];
    /** @param sums  of the parts that are there */
    const goOn = (at: number, left: number, sums: BandSums): void => {
      const height = parts.length > 0 ? heightOf(page, sums) : high;
      if (!(height >= low)) return;
      if (height <= high && parts.length > 1 && left < mostBlocks) take({ parts, height }, at);
      if (at === count) return;
      const isAfterBlock = (parts.at(-1)?.firsts.length ?? 1) > 1;
      const addPart = (part: BandPart): void => {
        parts.push(part);
        goOn(part.end, part.firsts.length > 1 ? left - 1 : left, withPart(page, sums, part));
        parts.pop();
      };
      addPart(itemAt(singles, at));
      if (left > 0 && !isAfterBlock && at - from < FIRST) itemAt(blocks, at).forEach(addPart);
    };
    goOn(from, mostBlocks, NO_PARTS);
  };
}

function blocksFrom(page: BandPage, start: number): readonly BandPart[] {
  return LINE_COUNTS.flatMap((lines) => {
    const most = Math.min(MOST_IN_BLOCK, page.aspects.length - start);
    return Array.from({ length: Math.max(0, most - lines + 1) }, (_, more) => bandPart(page, start, start + lines + more, lines));
  });
}
