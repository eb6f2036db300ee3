import { byteAt } from '../units/item-at.ts';
import type { Effect } from './effect.ts';
import { effectRecipe, type ToneCurves } from './effect-recipe.ts';

/** Bytes per pixel: red, green, blue, alpha. */
const STEP = 4;

/**
 * Applies an effect to pixels in place. Screen and print both call this function, on sRGB pixels that already have the size at which
 * they are drawn. Each pixel is computed on its own, so a picture may be processed in pieces.
 *
 * @param rgba  red, green, blue, alpha of each pixel, 0–255; alpha stays
 * @throws {RangeError} if the bytes are not a whole number of pixels
 */
export function applyEffect(rgba: Uint8Array | Uint8ClampedArray, effect: Effect): void {
  if (rgba.length % STEP !== 0) throw new RangeError(`Expected four bytes for each pixel but received ${rgba.length} bytes`);
  const recipe = effectRecipe(effect);
  if (!recipe) return;
  // One array type for every input, so that the loops stay monomorphic.
  const bytes = new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.length);
  switch (recipe.kind) {
    case 'dyed':
      applyToneCurves(bytes, recipe.curves, recipe.share);
      break;
    case 'mapped':
      mapChannels(bytes, recipe.curves);
      break;
  }
}

/** Hundredths of red, green and blue in a pixel's grey. [FX-09] */
const RED = 30;
const GREEN = 59;
const BLUE = 11;

/** Grey value by the sum of 30 red + 59 green + 11 blue, rounded half up. */
const GREY_OF = Uint8Array.from({ length: 100 * 255 + 1 }, (_, sum) => Math.floor((sum + 50) / 100));

function applyToneCurves(bytes: Uint8Array, [reds, greens, blues]: ToneCurves, share: number): void {
  const pixelShare = 256 - share;
  for (let i = 0; i < bytes.length; i += STEP) {
    const red = byteAt(bytes, i);
    const green = byteAt(bytes, i + 1);
    const blue = byteAt(bytes, i + 2);
    const grey = byteAt(GREY_OF, RED * red + GREEN * green + BLUE * blue);
    bytes[i] = (red * pixelShare + byteAt(reds, grey) * share + 128) >> 8;
    bytes[i + 1] = (green * pixelShare + byteAt(greens, grey) * share + 128) >> 8;
    bytes[i + 2] = (blue * pixelShare + byteAt(blues, grey) * share + 128) >> 8;
  }
}

function mapChannels(bytes: Uint8Array, [reds, greens, blues]: ToneCurves): void {
  for (let i = 0; i < bytes.length; i += STEP) {
    bytes[i] = byteAt(reds, byteAt(bytes, i));
    bytes[i + 1] = byteAt(greens, byteAt(bytes, i + 1));
    bytes[i + 2] = byteAt(blues, byteAt(bytes, i + 2));
  }
}
