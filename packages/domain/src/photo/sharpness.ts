import { byteAt } from '../units/item-at.ts';
import type { GreyPicture } from './grey-picture.ts';

/** The longest side of a picture that sharpness is measured in, px. */
export const MEASURED_PX = 480;
/** Side of the parts that are measured; the sharpest one counts, for the ground behind a subject is often blurred on purpose. */
const PART = 48;
/** Parts whose grey values vary less are sky or wall, and tell nothing. */
const LEAST_VARIANCE = 60;
/** A photo with less is blurred all over. */
export const BLURRED_BELOW = 0.2;

/**
 * How sharp the sharpest part of a picture is: how much neighbouring pixels differ, against how much the part's pixels differ at all.
 *
 * @param picture  its longest side is `MEASURED_PX`
 */
export function sharpnessOf({ grey, widthPx, heightPx }: GreyPicture): number {
  let best = 0;
  for (let y = 1; y + PART < heightPx; y += PART / 2) {
    for (let x = 1; x + PART < widthPx; x += PART / 2) best = Math.max(best, partSharpness(grey, widthPx, y * widthPx + x));
  }
  return best;
}

function partSharpness(grey: GreyPicture['grey'], widthPx: number, corner: number): number {
  let [edges, sum, squares] = [0, 0, 0];
  for (let row = 0; row < PART; row += 1) {
    for (let at = corner + row * widthPx; at < corner + row * widthPx + PART; at += 1) {
      const value = byteAt(grey, at);
      const around = byteAt(grey, at - 1) + byteAt(grey, at + 1) + byteAt(grey, at - widthPx) + byteAt(grey, at + widthPx);
      edges += (4 * value - around) ** 2;
      sum += value;
      squares += value * value;
    }
  }
  const pixels = PART * PART;
  const variance = squares / pixels - (sum / pixels) ** 2;
  return variance < LEAST_VARIANCE ? 0 : edges / pixels / variance;
}
