import { cleanText } from '../text/clean-text.ts';
import { ALL_FACES, faceOf, isListedFont } from '../text/fonts.ts';
import type { TextAlign, TextBackground, TextData, TextValign } from '../text/text-data.ts';
import { letterSpacingFor, lineHeightFor, photoText, subtitleText, titleText, UNFITTED } from '../text/text-defaults.ts';
import { readColor, writeColor } from './colors.ts';
import type { XmlElement } from './parse-xml.ts';
import { flagOf, parseNumber, textOf } from './read-element.ts';
import type { XmlNode } from './write-xml.ts';

/** The position of a text on a photo. [CXML-09] */
export const INNER = 'inner';

const ALIGNS: readonly TextAlign[] = ['left', 'center', 'right'];
const VALIGNS: readonly TextValign[] = ['top', 'middle', 'bottom'];
const BACKGROUNDS: readonly TextBackground[] = ['none', 'back1', 'back2'];

/** Range of valid font sizes, cm; a text with another size gets the size for its box. */
const FONT_SIZE_RANGE = [0.2, 20] as const;

/**
 * Reads a stored text. Invalid values (unknown fonts, colours, alignments) get the defaults of the slot; a font size outside 0.2–20 cm
 * becomes `UNFITTED`.
 *
 * @see [TDATA-01 … TDATA-10] [CXML-12] [CXML-13]
 */
export function readTextData(element: XmlElement): TextData {
  const position = textOf(element, 'position');
  const base = position === INNER ? photoText('', { width: 1, height: 1 }) : position === 'txt1' ? titleText('') : subtitleText('');
  const isListed = isListedFont(textOf(element, 'font'));
  const font = isListed ? textOf(element, 'font') : base.font;
  const fontSize = numberIn(element, 'fontsize', FONT_SIZE_RANGE) ?? UNFITTED;
  return {
    text: cleanText(textOf(element, 'text')),
    color: readColor(textOf(element, 'color'), base.color),
    align: oneOf(ALIGNS, textOf(element, 'align'), base.align),
    valign: oneOf(VALIGNS, textOf(element, 'valign'), base.valign),
    font,
    style: isListed ? knownStyle(font, textOf(element, 'style')) : base.style,
    fontSize,
    lineHeight: numberIn(element, 'lineheight', [fontSize / 2, fontSize * 5]) ?? lineHeightFor(fontSize),
    letterSpacing: numberIn(element, 'letterspacing', [0, fontSize * 5]) ?? letterSpacingFor(fontSize),
    padding: numberIn(element, 'padding', [0, 20]) ?? base.padding,
    multiLine: flagOf(element, 'multiplelines'),
    background: readBackground(textOf(element, 'background')),
    caps: flagOf(element, 'caps', base.caps),
  };
}

/** Reads the background; older documents contain 'true'. [TDATA-10] */
function readBackground(text: string): TextBackground {
  return text === 'true' ? 'back1' : oneOf(BACKGROUNDS, text, 'none');
}

function knownStyle(font: string, style: string): string {
  return ALL_FACES.some(({ family, weight }) => family === faceOf(font).family && String(weight) === style) ? style : '';
}

function oneOf<T extends string>(values: readonly T[], text: string, otherwise: T): T {
  return values.find((value) => value === text) ?? otherwise;
}

function numberIn(element: XmlElement, name: string, [low, high]: readonly [number, number]): number | null {
  const value = parseNumber(textOf(element, name));
  return value >= low && value <= high ? value : null;
}

/** Writes a text; attributes of multi-line texts are omitted for others if they have their defaults. [CXML-12] [CXML-13] */
export function textNode(position: string, data: TextData): XmlNode {
  const { text, color, align, valign, font, style, fontSize, lineHeight, letterSpacing, padding, multiLine, background, caps } = data;
  const lines = {
    multiplelines: multiLine || undefined,
    lineheight: multiLine || lineHeight !== lineHeightFor(fontSize) ? lineHeight : undefined,
    background: multiLine || background !== 'none' ? background : undefined,
  };
  return {
    name: 'doptext',
    attributes: {
      position,
      color: writeColor(color),
      align,
      valign,
      text,
      font,
      fontsize: fontSize,
      style,
      padding,
      letterspacing: letterSpacing,
      caps,
      ...lines,
    },
  };
}
