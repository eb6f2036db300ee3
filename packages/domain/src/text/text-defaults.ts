import type { SizeCm } from '../geometry/rect.ts';
import { type Cm, roundCm } from '../units/cm.ts';
import { itemAt } from '../units/item-at.ts';
import { cleanText } from './clean-text.ts';
import { type FontChoice, GENERAL_FONT, PHOTO_TEXT_FONTS, SUBTITLE_FONT, TITLE_FONT } from './fonts.ts';
import type { TextData } from './text-data.ts';

/** Font sizes for fitting. [TDATA-11] */
export const FONT_SIZES: readonly Cm[] = [0.564, 0.706, 0.917, 1.693, 2.54, 3.387];

export const SMALLEST_FONT_SIZE: Cm = 0.564;

/** Size of a subtitle below a title of the smallest size: 12 pt, the next step below 16 pt. */
const BELOW_SMALLEST: Cm = 0.423;

/** Line height, padding and font size of a text that was not fitted yet. [TDATA-13] */
export const UNFITTED: Cm = 0.5;

/** English defaults; callers pass the words of other languages. [TITLE-14] */
export const DEFAULT_TITLE = 'Your collage title';
export const DEFAULT_SUBTITLE = 'The subtitle';

export const DEFAULT_TEXT_COLOR = '#000000';
export const DEFAULT_TITLE_COLOR = '#4d4d4f';

/**
 * The font size for a box: the largest listed one not above sqrt(width × height) / 10.
 *
 *     20 x 15 cm  →  1.7321  →  1.693
 *
 * @see [TDATA-14] [TDATA-15]
 */
export function fontSizeFor({ width, height }: SizeCm): Cm {
  const maxSize = Math.sqrt(width * height) / 10;
  return FONT_SIZES.findLast((size) => size <= maxSize) ?? SMALLEST_FONT_SIZE;
}

/** The text's own size if listed; the size for the box if the text was not fitted yet or has an unlisted size. */
export function startSize(fontSize: Cm, box: SizeCm): Cm {
  return fontSize === BELOW_SMALLEST || FONT_SIZES.includes(fontSize) ? fontSize : fontSizeFor(box);
}

/** The sizes to try for a text, from its own size down; never empty. */
export function sizesDownFrom(start: Cm): readonly Cm[] {
  return start === BELOW_SMALLEST ? [start] : FONT_SIZES.filter((listed) => listed <= start).reverse();
}

/** The size of a subtitle below a title of this size: the next smaller one. */
export function sizeBelow(titleSize: Cm): Cm {
  return FONT_SIZES.findLast((size) => size < titleSize) ?? BELOW_SMALLEST;
}

/** [TDATA-17] */
export function letterSpacingFor(fontSize: Cm): Cm {
  return roundCm(0.2 * fontSize, 4);
}

/** Distance between baselines: leaves room for accents above capitals. */
export function lineHeightFor(fontSize: Cm): Cm {
  return roundCm(1.2 * fontSize, 4);
}

/** The text at another font size, with its letter spacing and line height. */
export function atFontSize(data: TextData, fontSize: Cm): TextData {
  return { ...data, fontSize, letterSpacing: letterSpacingFor(fontSize), lineHeight: lineHeightFor(fontSize) };
}

/** Defaults of every text. [TDATA-13] [TDATA-18] [TITLE-21] */
export const GENERAL_TEXT: TextData = {
  text: '',
  color: DEFAULT_TEXT_COLOR,
  align: 'center',
  valign: 'middle',
  font: GENERAL_FONT,
  style: '',
  fontSize: UNFITTED,
  lineHeight: UNFITTED,
  letterSpacing: letterSpacingFor(UNFITTED),
  padding: UNFITTED,
  multiLine: true,
  background: 'none',
  caps: true,
};

/** A new title, not fitted yet; an empty text becomes `whenEmpty`. [TITLE-12] [TITLE-13] [TITLE-19] [TITLE-21] */
export function titleText(text: string, whenEmpty = DEFAULT_TITLE): TextData {
  return headline(text, whenEmpty, TITLE_FONT);
}

/** A new subtitle, not fitted yet. [TITLE-13] [TITLE-20] [TITLE-21] */
export function subtitleText(text: string, whenEmpty = DEFAULT_SUBTITLE): TextData {
  return headline(text, whenEmpty, SUBTITLE_FONT);
}

/** Cleans and trims the words of a title or subtitle; an empty text becomes `whenEmpty`. [TITLE-12] [TITLE-13] */
export function wordsOrDefault(text: string, whenEmpty: string): string {
  return cleanText(text).trim() || whenEmpty;
}

function headline(text: string, whenEmpty: string, { family, weight }: FontChoice): TextData {
  return { ...GENERAL_TEXT, text: wordsOrDefault(text, whenEmpty), color: DEFAULT_TITLE_COLOR, font: family, style: String(weight) };
}

/** A new text on a photo: Roboto, centred at the bottom, sized for the photo. [TDATA-09] [TDATA-10] */
export function photoText(text: string, size: SizeCm): TextData {
  const { family, weight } = itemAt(PHOTO_TEXT_FONTS, 0);
  return atFontSize({ ...GENERAL_TEXT, text: cleanText(text), valign: 'bottom', font: family, style: String(weight) }, fontSizeFor(size));
}
