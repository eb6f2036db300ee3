import type { SizeCm } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import { cleanText } from './clean-text.ts';
import { layOutText } from './lay-out-text.ts';
import { graphemesOf } from './letters/graphemes.ts';
import type { TextShaper } from './shaper.ts';
import { drawableText, shownText } from './shown-text.ts';
import type { TextData } from './text-data.ts';
import { atFontSize, sizesDownFrom, startSize } from './text-defaults.ts';

/** True if the text lies inside its box at its font size. [TFIT-02] */
export function textFits(shaper: TextShaper, data: TextData, box: SizeCm): boolean {
  return layOutText(shaper, data, box).fits;
}

/**
 * Fits a text into its box: wraps it, else uses a smaller size, else shortens it. A text that was not fitted yet starts at the size for
 * its box, any other at its own listed size. A word is broken only if it is too wide at the smallest size; at the smallest size
 * characters are removed from the end until the rest fits.
 *
 * @returns text with its final font size, line height and letter spacing; '' if no character fits
 * @see [TDATA-12] [TFIT-03 … TFIT-06]
 */
export function fitText(shaper: TextShaper, data: TextData, box: SizeCm): TextData {
  const clean = { ...data, text: cleanText(data.text) };
  let broken: TextData | null = null;
  const sizes = sizesDownFrom(startSize(data.fontSize, box));
  for (const size of sizes) {
    const sized = atFontSize(clean, size);
    const { fits, keepsWords } = layOutText(shaper, sized, box);
    if (keepsWords) return sized;
    if (fits) broken ??= sized;
  }
  return broken ?? shortened(shaper, atFontSize(clean, sizes.at(-1) as Cm), box);
}

/**
 * Finds the size at which a text fits its box, for storage: the typed words stay complete. `fitText` shortens what does not fit at
 * drawing time, so a larger box shows the whole text again.
 */
export function sizeText(shaper: TextShaper, data: TextData, box: SizeCm): TextData {
  return { ...fitText(shaper, data, box), text: cleanText(data.text) };
}

/** Parts of a text that its drawing does not show as typed. */
export interface TextLosses {
  /** Length of the end that does not fit even at the smallest size; UTF-16 units. */
  readonly cut: number;
  /** True if a word is wider than the box and continues in the next line. */
  readonly breaksWord: boolean;
  /** Characters that no font can draw, each once. */
  readonly undrawable: readonly string[];
}

/** Reports the losses of a text when it is drawn in its box, so that the buyer can be warned. [TFIT-02] [TITLE-25] */
export function textLosses(shaper: TextShaper, data: TextData, box: SizeCm): TextLosses {
  const fitted = fitText(shaper, data, box);
  const cut = cleanText(data.text).trimEnd().length - fitted.text.trimEnd().length;
  const breaksWord = cut === 0 && fitted.text.trim() !== '' && !layOutText(shaper, fitted, box).keepsWords;
  return { cut, breaksWord, undrawable: drawableText(shaper.fallbacks, data).undrawable };
}

/** Finds the longest beginning that fits, by binary search: a shorter text never needs more room. Never cuts inside a grapheme. */
function shortened(shaper: TextShaper, data: TextData, box: SizeCm): TextData {
  const signs = graphemesOf(data.text);
  const cut = (length: number): TextData => ({ ...data, text: signs.slice(0, length).join('').trimEnd() });
  let fitting = 0;
  let tooLong = signs.length;
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1;
    if (textFits(shaper, cut(middle), box)) fitting = middle;
    else tooLong = middle;
  }
  const rest = cut(fitting);
  return shownText(shaper.fallbacks, rest).trim() === '' ? { ...data, text: '' } : rest;
}
