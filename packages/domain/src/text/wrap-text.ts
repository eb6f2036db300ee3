import { itemAt } from '../units/item-at.ts';
import { linesOf } from './clean-text.ts';
import type { FontFace } from './letters/font-face.ts';
import { graphemesOf } from './letters/graphemes.ts';
import { type DirectedText, partOf, withDirections } from './letters/with-directions.ts';
import { shapeLine } from './shape-line.ts';
import type { GlyphRun, TextShaper } from './shaper.ts';

/** Face and letter spacing of a line; spacing in em, so that it holds at any font size. */
export interface LineStyle {
  readonly face: FontFace;
  /** Distance added between two letters, not after the last one. */
  readonly spacing: number;
}

/** Width of a line, em. */
export function lineWidth(shaper: TextShaper, style: LineStyle, line: DirectedText): number {
  return runsWidth(shapeLine(shaper, style.face, line), style);
}

/** Width of a shaped line, em. */
export function runsWidth(runs: readonly GlyphRun[], style: LineStyle): number {
  return widthOf(measured(runs), style);
}

/** Sum of a line's widths; advances are added from its beginning to its end. */
interface Measure {
  /** Em, without spacing. */
  readonly advance: number;
  readonly gaps: number;
}

const NOTHING: Measure = { advance: 0, gaps: 0 };
const BEYOND: Measure = { advance: Number.POSITIVE_INFINITY, gaps: 0 };

function measured(runs: readonly GlyphRun[]): Measure {
  return runs.reduce(joined, NOTHING);
}

function joined(a: Measure, b: Measure): Measure {
  return { advance: a.advance + b.advance, gaps: a.gaps + b.gaps };
}

function widthOf({ advance, gaps }: Measure, { spacing }: LineStyle): number {
  return advance + spacing * Math.max(0, gaps - 1);
}

/** A word; `isSpaced` if a space precedes it. */
interface Word {
  readonly start: number;
  readonly end: number;
  readonly isSpaced: boolean;
}

/** East Asian characters: a line may break between them, but not before closing or after opening punctuation. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const CLOSES = /^[\p{Pe}\p{Pf}、。，．・：；？！ーゝゞ々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ%‰℃〜]/u;
const OPENS = /[\p{Ps}\p{Pi}]$/u;

/** The words between which a line may break: at spaces, and between characters of scripts without spaces. */
export function wordsOf(line: string): readonly Word[] {
  const words: Word[] = [];
  let start = 0;
  line.split(' ').forEach((spaced, index) => {
    let isSpaced = index > 0;
    for (const text of piecesOfWord(spaced)) {
      words.push({ start, end: start + text.length, isSpaced });
      start += text.length;
      isSpaced = false;
    }
    start += 1;
  });
  return words;
}

function piecesOfWord(word: string): readonly string[] {
  if (!EAST_ASIAN.test(word)) return [word];
  const pieces: string[] = [];
  for (const sign of graphemesOf(word)) {
    const before = pieces.at(-1);
    const isBreak = before !== undefined && (EAST_ASIAN.test(sign) || EAST_ASIAN.test(before)) && !CLOSES.test(sign) && !OPENS.test(before);
    if (before === undefined || isBreak) pieces.push(sign);
    else pieces[pieces.length - 1] = before + sign;
  }
  return pieces;
}

/**
 * Wraps a text into lines of at most `width` em: at spaces if possible, inside a word only if the word is wider than a line, never inside
 * a grapheme. Spaces at a break are dropped; a grapheme wider than the box stands alone on its line.
 *
 * @returns at most `maxLines` + 1 lines: one line too many tells the caller that the text does not fit
 */
export function wrapText(
  shaper: TextShaper,
  style: LineStyle,
  text: string,
  { width, maxLines }: { readonly width: number; readonly maxLines: number },
): DirectedText[] {
  const lines: DirectedText[] = [];
  for (const paragraph of linesOf(text)) {
    wrapParagraph(shaper, style, withDirections(paragraph), { width, maxLines, lines });
    if (lines.length > maxLines) return lines.slice(0, maxLines + 1);
  }
  return lines;
}

interface Wrapping {
  readonly width: number;
  readonly maxLines: number;
  readonly lines: DirectedText[];
}

function wrapParagraph(shaper: TextShaper, style: LineStyle, paragraph: DirectedText, { width, maxLines, lines }: Wrapping): void {
  const measureOf = (part: DirectedText): Measure =>
    isClearlyWider(shaper, style, part, width) ? BEYOND : measured(shapeLine(shaper, style.face, part));
  let line = { start: 0, end: 0, size: NOTHING };
  for (const { start, end, isSpaced } of wordsOf(paragraph.text)) {
    const added = measureOf(partOf(paragraph, start, end));
    const space = isSpaced ? measureOf(partOf(paragraph, start - 1, start)) : NOTHING;
    const longer = line.end === line.start ? added : joined(joined(line.size, space), added);
    if (widthOf(longer, style) <= width) {
      line = { start: line.end === line.start ? start : line.start, end, size: longer };
      continue;
    }
    if (paragraph.text.slice(line.start, line.end).trim() !== '') lines.push(trimmedEnd(partOf(paragraph, line.start, line.end)));
    line = { start, end, size: added };
    while (lines.length <= maxLines && widthOf(line.size, style) > width) {
      const rest = partOf(paragraph, line.start, line.end);
      const head = fittingLength(shaper, style, rest, width);
      if (head === rest.text.length) break;
      lines.push(partOf(rest, 0, head));
      line = { start: line.start + head, end, size: measureOf(partOf(rest, head)) };
    }
    if (lines.length > maxLines) return;
  }
  lines.push(trimmedEnd(partOf(paragraph, line.start, line.end)));
}

function trimmedEnd(line: DirectedText): DirectedText {
  return partOf(line, 0, line.text.trimEnd().length);
}

/** Units of a long word that are measured first: most lines are shorter. */
const MEASURED_FIRST = 64;

function isClearlyWider(shaper: TextShaper, style: LineStyle, word: DirectedText, width: number): boolean {
  return word.text.length > MEASURED_FIRST && lineWidth(shaper, style, partOf(word, 0, MEASURED_FIRST)) > 1.1 * width;
}

/** Length of the beginning of a word that fits on a line, at least one grapheme: exponential, then binary search. UTF-16 units. */
function fittingLength(shaper: TextShaper, style: LineStyle, word: DirectedText, width: number): number {
  const ends: number[] = [0];
  for (const sign of graphemesOf(word.text)) ends.push((ends.at(-1) as number) + sign.length);
  const fits = (signs: number) => lineWidth(shaper, style, partOf(word, 0, ends[signs])) <= width;
  let low = 1;
  let high = 2;
  const lastEnd = ends.length - 1;
  while (high < lastEnd && fits(high)) {
    low = high;
    high = Math.min(lastEnd, 2 * high);
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return itemAt(ends, Math.min(low, lastEnd));
}
