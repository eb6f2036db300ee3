import { byteAt } from '../units/item-at.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Longest side of the picture in which sharpness is measured, px. */
export const MEASURED_PX = 480;
/** Side of the tiles that are measured, px. The sharpest tile counts: the background is often blurred on purpose. */
const PART = 48;
/** Minimum variance of grey values in a tile; flatter tiles are sky or wall and do not count. */
const MIN_VARIANCE = 60;
/** A photo with less sharpness counts as blurred. */
export const BLURRED_BELOW = 0.2;

/**
 * Sharpness of a picture's sharpest tile: mean squared Laplacian divided by the tile's variance.
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
    for (let index = corner + row * widthPx; index < corner + row * widthPx + PART; index += 1) {
      const value = byteAt(grey, index);
      const around = byteAt(grey, index - 1) + byteAt(grey, index + 1) + byteAt(grey, index - widthPx) + byteAt(grey, index + widthPx);
      edges += (4 * value - around) ** 2;
      sum += value;
      squares += value * value;
    }
  }
  const pixels = PART * PART;
  const variance = squares / pixels - (sum / pixels) ** 2;
  return variance < MIN_VARIANCE ? 0 : edges / pixels / variance;
}
