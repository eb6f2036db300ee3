import {
  type DrawOp,
  type FontFace,
  memoizeByValue,
  outlineOf,
  type Rect,
  type TextShaper,
  transformPath,
  translation,
} from '@muro/domain';

/** Typographic style of a sentence. Sizes in cm; `leading` and `tracking` are shares of the font size. */
export interface SentenceStyle {
  readonly face: FontFace;
  readonly align: 'left' | 'center';
  readonly valign: 'top' | 'middle' | 'bottom';
  readonly leading: number;
  readonly tracking: number;
  readonly isCapitals: boolean;
  /** Largest font size, for short sentences. */
  readonly largest: number;
}

export interface SetSentence {
  readonly ops: readonly DrawOp[];
  /** Rectangle that the letters cover, from capital height to the last baseline, cm. */
  readonly block: Rect;
  readonly fontSize: number;
}

interface Lines {
  readonly lines: readonly string[];
  readonly widest: number;
  readonly raggedness: number;
}

const CAPITAL_HEIGHT = 0.7;
const MAX_WORDS = 14;
/** Raggedness that a line ending with a short word, or a last line of one short word, adds. */
const POOR_BREAK = 0.8;
const SMALL_WORD = 3;

/** Typesets a sentence as large as its box allows, with even lines that do not end with a short word. */
export function setSentence(
  shaper: TextShaper,
  sentence: string,
  { style, box, color }: { readonly style: SentenceStyle; readonly box: Rect; readonly color: string },
): SetSentence {
  const words = (style.isCapitals ? sentence.toLocaleUpperCase('es') : sentence).split(' ');
  if (words.length > MAX_WORDS) throw new RangeError(`Expected at most ${MAX_WORDS} words for a quote but received ${words.length}`);
  const widthOf = memoizeByValue(
    (text: string) => outlineOf(shaper, style.face, text, { fontSize: 1, letterSpacing: style.tracking }).width,
  );
  const broken = linesOf(words, widthOf);
  const sizes = broken.map((choice) => ({ ...choice, fontSize: sizeIn(box, choice, style) }));
  const best = sizes.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a));
  const { lines, fontSize } = best;
  const height = ((lines.length - 1) * style.leading + CAPITAL_HEIGHT) * fontSize;
  const spareHeight = box.height - height;
  const top = box.y + { top: 0, middle: spareHeight / 2, bottom: spareHeight }[style.valign];
  const width = best.widest * fontSize;
  const x = style.align === 'left' ? box.x : box.x + (box.width - width) / 2;
  const ops = lines.map((text, index): DrawOp => {
    const outline = outlineOf(shaper, style.face, text, { fontSize, letterSpacing: style.tracking * fontSize });
    const left = style.align === 'left' ? box.x : box.x + (box.width - outline.width) / 2;
    const baseline = top + (CAPITAL_HEIGHT + index * style.leading) * fontSize;
    return { op: 'glyphs', path: transformPath(outline.path, translation(left, baseline)), color, text };
  });
  return { ops, block: { x, y: top, width, height }, fontSize };
}

function sizeIn(box: Rect, { lines, widest }: Lines, { leading, largest }: SentenceStyle): number {
  return Math.min(largest, box.width / widest, box.height / ((lines.length - 1) * leading + CAPITAL_HEIGHT));
}

/** Rates a line breaking: large letters are better, uneven lines worse. */
function worthOf({ fontSize, raggedness }: Lines & { readonly fontSize: number }): number {
  return fontSize * (1 - 0.5 * Math.min(1, raggedness));
}

/** Returns the most even line breaking for each number of lines. */
function linesOf(words: readonly string[], widthOf: (text: string) => number): readonly Lines[] {
  const best = new Map<number, Lines>();
  for (let breaks = 0; breaks < 2 ** (words.length - 1); breaks += 1) {
    const lines = brokenAt(words, breaks);
    if (lines.length > 7) continue;
    const choice = withRaggedness(lines, widthOf);
    const cached = best.get(lines.length);
    if (!cached || choice.raggedness + choice.widest < cached.raggedness + cached.widest) best.set(lines.length, choice);
  }
  return [...best.values()];
}

/** Breaks the words into lines; bit n of `breaks` is a break after word n. */
function brokenAt(words: readonly string[], breaks: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const [index, word] of words.entries()) {
    line = line ? `${line} ${word}` : word;
    if (index === words.length - 1 || breaks & (1 << index)) {
      lines.push(line);
      line = '';
    }
  }
  return lines;
}

function withRaggedness(lines: readonly string[], widthOf: (text: string) => number): Lines {
  const widths = lines.map(widthOf);
  const widest = Math.max(...widths);
  const uneven = widths.reduce((sum, width) => sum + ((widest - width) / widest) ** 2, 0) / lines.length;
  const danglingWords = lines.slice(0, -1).filter((line) => isSmall(line.split(' ').at(-1) ?? '')).length;
  const widow = lines.length > 1 && isSmall(lines.at(-1) ?? '') ? 1 : 0;
  return { lines, widest, raggedness: uneven + POOR_BREAK * (danglingWords / lines.length + widow) };
}

const isSmall = (word: string) => /^\p{L}+['’]?$/u.test(word) && word.length <= SMALL_WORD;
