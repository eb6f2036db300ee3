import type { SizeCm } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import { cleanText } from './clean-text.ts';
import { layOutText } from './lay-out-text.ts';
import { graphemesOf } from './letters/graphemes.ts';
import type { TextShaper } from './shaper.ts';
import { drawableText, shownText } from './shown-text.ts';
import type { TextData } from './text-data.ts';
import { atFontSize, sizesFrom, startSize } from './text-defaults.ts';

/** Whether the text lies inside its box at the size it has. [TFIT-02] */
export function textFits(shaper: TextShaper, data: TextData, box: SizeCm): boolean {
  return layOutText(shaper, data, box).fits;
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
  let broken: TextData | null = null;
  const sizes = sizesFrom(startSize(data.fontSize, box));
  for (const size of sizes) {
    const sized = atFontSize(clean, size);
    const { fits, keepsWords } = layOutText(shaper, sized, box);
    if (keepsWords) return sized;
    if (fits) broken ??= sized;
  }
  return broken ?? shortened(shaper, atFontSize(clean, sizes.at(-1) as Cm), box);
}

/**
 * The size at which a text fits its box, for keeping: the words stay as they were typed, whatever of them there is room for.
 * Drawing shortens what does not fit (see `fitText`), and a larger place shows it whole again.
 */
export function sizeText(shaper: TextShaper, data: TextData, box: SizeCm): TextData {
  return { ...fitText(shaper, data, box), text: cleanText(data.text) };
}

/** What a reader would miss of a text in its box. */
export interface TextLosses {
  /** How much of its end does not fit, not even in the smallest letters; UTF-16 units. */
  readonly cut: number;
  /** A word is wider than the box and goes on in the next line. */
  readonly breaksWord: boolean;
  /** Signs that no font can draw, each once. */
  readonly leftOut: readonly string[];
}

/** What is lost of a text when it is drawn in its box: nothing is lost silently. [TFIT-02] [TITLE-25] */
export function textLosses(shaper: TextShaper, data: TextData, box: SizeCm): TextLosses {
  const fitted = fitText(shaper, data, box);
  const cut = cleanText(data.text).trimEnd().length - fitted.text.trimEnd().length;
  const breaksWord = cut === 0 && fitted.text.trim() !== '' && !layOutText(shaper, fitted, box).keepsWords;
  return { cut, breaksWord, leftOut: drawableText(shaper.shelf, data).leftOut };
}

/** A shorter text never needs more room, so the length is found by halving; no sign is parted from its marks. */
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
  return shownText(shaper.shelf, rest).trim() === '' ? { ...data, text: '' } : rest;
}
