import { linesOf } from './clean-text.ts';
import type { FontFace, GlyphRun, TextShaper } from './shaper.ts';

/** How letters follow each other; both in em, so that it holds at any font size. */
export interface LineStyle {
  readonly face: FontFace;
  /** Added between two letters, not after the last one. */
  readonly spacing: number;
}

/**
 * A line word by word, spaces between. Words are shaped one by one: what is measured for wrapping is to the last bit what is
 * drawn, and a word keeps its outlines while the words round it change.
 */
export function lineRuns(shaper: TextShaper, face: FontFace, line: string): readonly GlyphRun[] {
  const runs: GlyphRun[] = [];
  line.split(' ').forEach((word, index) => {
    if (index > 0) runs.push(shaper.shape(face, ' '));
    if (word !== '') runs.push(shaper.shape(face, word));
  });
  return runs;
}

/** Width of a line, em. */
export function lineWidth(shaper: TextShaper, style: LineStyle, line: string): number {
  return runsWidth(lineRuns(shaper, style.face, line), style);
}

/** Width of a line that is shaped already, em. */
export function runsWidth(runs: readonly GlyphRun[], style: LineStyle): number {
  return widthOf(measured(runs), style);
}

/** What makes the width of a line; advances are added from its beginning to its end. */
interface Measure {
  /** Em, without spacing. */
  readonly advance: number;
  readonly letters: number;
}

const NOTHING: Measure = { advance: 0, letters: 0 };
const BEYOND: Measure = { advance: Number.POSITIVE_INFINITY, letters: 0 };

function measured(runs: readonly GlyphRun[]): Measure {
  let [advance, letters] = [0, 0];
  for (const run of runs) {
    advance += run.advance;
    letters += run.glyphs.length;
  }
  return { advance, letters };
}

function joined(one: Measure, other: Measure): Measure {
  return { advance: one.advance + other.advance, letters: one.letters + other.letters };
}

function widthOf({ advance, letters }: Measure, { spacing }: LineStyle): number {
  return advance + spacing * Math.max(0, letters - 1);
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
  const space = measured(lineRuns(shaper, style.face, ' '));
  const measureOf = (word: string): Measure =>
    isClearlyWider(shaper, style, word, width) ? BEYOND : measured(lineRuns(shaper, style.face, word));
  let line = '';
  let size = NOTHING;
  for (const word of paragraph.split(' ')) {
    const added = measureOf(word);
    const longer = line === '' ? added : joined(joined(size, space), added);
    if (widthOf(longer, style) <= width) {
      line = line === '' ? word : `${line} ${word}`;
      size = longer;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = word;
    size = added;
    while (lines.length <= most && line.length > 1 && widthOf(size, style) > width) {
      const head = headLength(shaper, style, line, width);
      lines.push(line.slice(0, head));
      line = line.slice(head);
      size = measureOf(line);
    }
    if (lines.length > most) return;
  }
  lines.push(line.trimEnd());
}

/** Most lines are shorter: the beginning of a long word often shows already that it is too long. */
const GLANCE = 64;

function isClearlyWider(shaper: TextShaper, style: LineStyle, word: string, width: number): boolean {
  return word.length > GLANCE && lineWidth(shaper, style, word.slice(0, GLANCE)) > 1.1 * width;
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
