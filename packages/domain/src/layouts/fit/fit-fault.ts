import { boundsOfRects } from '../../geometry/bounds.ts';
import { isInside } from '../../geometry/overlap.ts';
import type { Rect } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import type { Layout, TextCell } from '../shared/layout.ts';
import { photoCell } from '../shared/photo-cell.ts';
import { readCuts } from './read-cuts.ts';
import { isSameCell } from './same-cell.ts';

/** Properties that a layout document claims to have. */
export interface FitClaim {
  /** Area that the photos fill. */
  readonly page: Rect;
  readonly texts: readonly TextCell[];
  readonly gutter: Cm;
  readonly photos: number;
  readonly isWhole: boolean;
}

/** Tolerance for rounding to micrometres. */
const SLACK: Cm = 1e-3;

/**
 * Returns the reason why rectangles are not a valid Fit layout, for developers; null for a valid one. After locks and small changes a layout
 * no longer follows from its values alone, so this checks invariants: the right number of photos in slots img1, img2 …, which fill
 * the page (uncut photos: its middle) and can be separated by guillotine cuts along gutters of one width.
 */
export function fitFault({ cells, photoBorder }: Layout, { page, texts, gutter, photos, isWhole }: FitClaim): string | null {
  const rects = cells.slice(0, photos);
  if (photoBorder !== null) return 'it has a photo border';
  if (cells.length !== photos + texts.length) return `it has ${cells.length} layers, not ${photos} photos and ${texts.length} texts`;
  const firstWrong = rects.findIndex((cell, index) => !isSameCell(cell, photoCell(`img${index + 1}`, cell)));
  if (firstWrong >= 0) return `layer ${firstWrong + 1} is not a plain photo img${firstWrong + 1}`;
  const misplaced = texts.find((text, index) => !isSameCell(cells[photos + index], text));
  if (misplaced) return `the text ${misplaced.slot} is not where the values put it`;
  const filled = boundsOfRects(rects);
  if (!isFilling(filled, page, isWhole)) return `its photos take ${placeText(filled)} instead of ${placeText(page)}`;
  return readCuts(rects, filled, gutter) === null ? `its photos cannot be cut apart along gutters of ${gutter} cm` : null;
}

/** Uncut photos leave equal margins on two opposite sides; others leave none. */
function isFilling(filled: Rect, page: Rect, isWhole: boolean): boolean {
  const sides = [filled.x - page.x, page.x + page.width - filled.x - filled.width];
  const ends = [filled.y - page.y, page.y + page.height - filled.y - filled.height];
  const isNone = ([a, b]: readonly number[]) => Math.abs(a as Cm) < SLACK && Math.abs(b as Cm) < SLACK;
  const isEqual = ([a, b]: readonly number[]) => Math.abs((a as Cm) - (b as Cm)) < 2 * SLACK;
  if (!isWhole) return isNone(sides) && isNone(ends);
  return isInside(filled, page, SLACK) && ((isNone(sides) && isEqual(ends)) || (isNone(ends) && isEqual(sides)));
}

const placeText = ({ x, y, width, height }: Rect) => `${width.toFixed(2)} x ${height.toFixed(2)} cm at ${x.toFixed(2)}, ${y.toFixed(2)}`;
