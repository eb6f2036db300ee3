import type { SizeCm } from '../geometry/rect.ts';
import { cleanText } from './clean-text.ts';
import { layOutText } from './lay-out-text.ts';
import type { TextShaper } from './shaper.ts';
import { shownText } from './shown-text.ts';
import type { TextData } from './text-data.ts';
import { atFontSize, FONT_SIZES, SMALLEST_FONT_SIZE, startSize } from './text-defaults.ts';

/** Whether the text lies inside its box at the size it has. [TFIT-02] */
export function textFits(shaper: TextShaper, data: TextData, box: SizeCm): boolean {
  return layOutText(shaper, data, box).fits;
}

/** Whether fitting keeps every character: what a title form asks before it takes what was typed. [TITLE-25] */
export function fitsWhole(shaper: TextShaper, data: TextData, box: SizeCm): boolean {
  return fitText(shaper, data, box).text === cleanText(data.text);
}

/**
 * The text as it fits its box: wrapped, else smaller, else shorter. A text that was not fitted yet starts at the size for
 * its box, any other at its own listed size. A word is broken only when it is too wide even in the smallest letters;
 * below the smallest size characters go from the end until the rest fits.
 *
 * @returns text with font size, line height and letter spacing settled; '' when nothing fits
 * @see [TDATA-12] [TFIT-03 … TFIT-06]
 */
export function fitText(shaper: TextShaper, data: TextData, box: SizeCm): TextData {
  const clean = { ...data, text: cleanText(data.text) };
  const start = startSize(data.fontSize, box);
  let broken: TextData | null = null;
  for (const size of FONT_SIZES.filter((listed) => listed <= start).reverse()) {
    const sized = atFontSize(clean, size);
    const { fits, keepsWords } = layOutText(shaper, sized, box);
    if (keepsWords) return sized;
    if (fits) broken ??= sized;
  }
  return broken ?? shortened(shaper, atFontSize(clean, SMALLEST_FONT_SIZE), box);
}

/** A shorter text never needs more room, so the length is found by halving; the last step down is taken one by one to be sure. */
function shortened(shaper: TextShaper, data: TextData, box: SizeCm): TextData {
  const cut = (length: number): TextData => ({ ...data, text: data.text.slice(0, length).trimEnd() });
  let fitting = 0;
  let tooLong = data.text.length;
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1;
    if (textFits(shaper, cut(middle), box)) fitting = middle;
    else tooLong = middle;
  }
  const rest = cut(fitting);
  return shownText(rest).trim() === '' ? { ...data, text: '' } : rest;
}
