import { linesOf } from './clean-text.ts';
import type { FontFace, Glyph, TextShaper } from './shaper.ts';

/** How letters follow each other; both in em, so that it holds at any font size. */
export interface LineStyle {
  readonly face: FontFace;
  /** Added between two letters, not after the last one. */
  readonly spacing: number;
}

/**
 * Glyphs of a line. Words are shaped one by one: what is measured for wrapping is to the last bit what is drawn, and a word
 * keeps its outlines while the words round it change.
 */
export function lineGlyphs(shaper: TextShaper, face: FontFace, line: string): readonly Glyph[] {
  return line.split(/( )/).flatMap((part) => (part === '' ? [] : shaper.shape(face, part).glyphs));
}

/** Width of a line, em. */
export function lineWidth(shaper: TextShaper, { face, spacing }: LineStyle, line: string): number {
  const glyphs = lineGlyphs(shaper, face, line);
  return glyphs.reduce((sum, glyph) => sum + glyph.advance, spacing * Math.max(0, glyphs.length - 1));
}

/**
 * Lines no wider than `width` em: at spaces where that is possible, inside a word where the word alone is wider.
 * Spaces at a break fall away; a letter that is wider than the box stands alone on its line.
 *
 * @returns at most `most` + 1 lines: whoever has room for `most` sees from one more that the text does not fit
 */
export function wrapText(
  shaper: TextShaper,
  style: LineStyle,
  text: string,
  { width, most }: { readonly width: number; readonly most: number },
): string[] {
  const lines: string[] = [];
  for (const paragraph of linesOf(text)) {
    wrapParagraph(shaper, style, paragraph, { width, most, lines });
    if (lines.length > most) return lines.slice(0, most + 1);
  }
  return lines;
}

interface Wrapping {
  readonly width: number;
  readonly most: number;
  readonly lines: string[];
}

function wrapParagraph(shaper: TextShaper, style: LineStyle, paragraph: string, { width, most, lines }: Wrapping): void {
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fitsIn(shaper, style, longer, width)) {
      line = longer;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = word;
    while (lines.length <= most && line.length > 1 && !fitsIn(shaper, style, line, width)) {
      const head = headLength(shaper, style, line, width);
      lines.push(line.slice(0, head));
      line = line.slice(head);
    }
    if (lines.length > most) return;
  }
  lines.push(line.trimEnd());
}

/** Most lines are shorter: the beginning of a long one often shows already that it is too long. */
const GLANCE = 64;

function fitsIn(shaper: TextShaper, style: LineStyle, line: string, width: number): boolean {
  if (line.length > GLANCE && lineWidth(shaper, style, line.slice(0, GLANCE)) > 1.1 * width) return false;
  return lineWidth(shaper, style, line) <= width;
}

/** How many letters of a word go on a line, at least one: doubling, then halving. */
function headLength(shaper: TextShaper, style: LineStyle, word: string, width: number): number {
  const fits = (length: number) => lineWidth(shaper, style, word.slice(0, length)) <= width;
  let low = 1;
  let high = 2;
  while (high < word.length && fits(high)) {
    low = high;
    high = Math.min(word.length, 2 * high);
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
