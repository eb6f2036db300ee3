import type { Matrix } from '../geometry/matrix.ts';
import { type Path, transformPath } from '../geometry/path.ts';
import type { SizeCm } from '../geometry/rect.ts';
import type { Cm } from '../units/cm.ts';
import { linesOf } from './clean-text.ts';
import { faceOf } from './fonts.ts';
import type { FontFace } from './letters/font-face.ts';
import { printableText } from './letters/printable-text.ts';
import { type DirectedText, partOf, withDirections } from './letters/with-directions.ts';
import { shapeLine } from './shape-line.ts';
import type { GlyphRun, TextShaper } from './shaper.ts';
import { shownText } from './shown-text.ts';
import type { TextData } from './text-data.ts';
import { type LineStyle, lineWidth, runsWidth, wordsOf, wrapText } from './wrap-text.ts';

/** One line of a text in its box, cm from the box's top left. A background stripe covers x … x + width, top … top + lineHeight. */
export interface TextLine {
  /** The drawn text in reading order, capitals applied. */
  readonly text: string;
  /** Bidi level of each UTF-16 unit as a digit; '' if the whole line runs from left to right. */
  readonly levels: string;
  /** Glyph runs in visual order, from left to right. */
  readonly runs: readonly GlyphRun[];
  readonly x: Cm;
  readonly top: Cm;
  readonly baseline: Cm;
  readonly width: Cm;
}

export interface TextBlock {
  readonly lines: readonly TextLine[];
  /** True if the whole block lies inside the box. */
  readonly fits: boolean;
  /** True if it fits and no word is broken. */
  readonly keepsWords: boolean;
  readonly face: FontFace;
  readonly fontSize: Cm;
  readonly letterSpacing: Cm;
  readonly lineHeight: Cm;
  readonly padding: Cm;
}

/** Tolerance for rounding in sums of tenths. */
const SLACK: Cm = 1e-6;

/**
 * Lays a text out in its box, at its own font size; `fitText` finds a size at which it fits.
 *
 *     ┌ box ────────────────────┐
 *     │ p┌───────────────────┐p │   p = padding: kept left and right; above and below only
 *     │  │ lineHeight        │  │   as far as there is room; a low box holds one line
 *     │  │ lineHeight        │  │   without any. Letters are centred in their line.
 *     │  └───────────────────┘  │
 *     └─────────────────────────┘
 *
 * @see [TFIT-03] [TDATA-17]
 */
export function layOutText(shaper: TextShaper, data: TextData, box: SizeCm): TextBlock {
  const { width, height } = box;
  const cached = laidOut.get(data);
  if (cached?.shaper === shaper && cached.width === width && cached.height === height) return cached.block;
  const block = newBlock(shaper, data, box);
  laidOut.set(data, { shaper, width, height, block });
  return block;
}

/** Cache per text: a fitted text is drawn next, and drawn again while another text is edited. */
const laidOut = new WeakMap<TextData, SizeCm & { readonly shaper: TextShaper; readonly block: TextBlock }>();

function newBlock(shaper: TextShaper, data: TextData, box: SizeCm): TextBlock {
  const { fontSize, letterSpacing, lineHeight, padding } = data;
  const face = faceOf(data.font, data.style);
  const width = innerWidth(data, box);
  const maxLines = lineCapacity(data, box);
  const style: LineStyle = { face, spacing: letterSpacing / fontSize };
  const drawnText = shownText(shaper.fallbacks, data);
  const texts = linesIn(shaper, drawnText, { style, isWrapped: data.multiLine }, { width: (width + SLACK) / fontSize, maxLines });
  const { ascent, descent } = shaper.heightOf(face);
  const top = topOf(data, box, texts.length * lineHeight);
  const drop = (lineHeight + (ascent - descent) * fontSize) / 2;
  const lines = texts.map((line, index): TextLine => {
    const runs = shapeLine(shaper, face, line);
    const lineWide = runsWidth(runs, style) * fontSize;
    const lineTop = top + index * lineHeight;
    return { ...line, runs, x: leftOf(data, box, lineWide), top: lineTop, baseline: lineTop + drop, width: lineWide };
  });
  const fits =
    lines.length <= maxLines &&
    lines.every((line) => line.width <= width + SLACK) &&
    lines.every((line) => isInside(inkOf(line, data), box));
  // Checked only for texts that fit: a text that is far too long has thousands of words.
  const keepsWords = fits && wordsIn(drawnText).every((word) => lineWidth(shaper, style, word) * fontSize <= width + SLACK);
  return { lines, fits, keepsWords, face, fontSize, letterSpacing, lineHeight, padding };
}

function wordsIn(drawnText: string): readonly DirectedText[] {
  return linesOf(drawnText).flatMap((text) => {
    const line = withDirections(text);
    return wordsOf(text).map(({ start, end }) => partOf(line, start, end));
  });
}

/** True if the letters lie inside the box. Accents reach above their line, out of a low box. */
function isInside({ left, right, top, bottom }: Ink, { width, height }: SizeCm): boolean {
  return left >= -SLACK && top >= -SLACK && right <= width + SLACK && bottom <= height + SLACK;
}

/** Bounds of the drawn letters of a line, cm from the box's top left; infinite and reversed for a line of spaces, which fits any box. */
interface Ink {
  readonly left: Cm;
  readonly right: Cm;
  readonly top: Cm;
  readonly bottom: Cm;
}

function inkOf({ runs, x, baseline }: TextLine, { fontSize, letterSpacing }: TextData): Ink {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let pen = x;
  for (const { glyphs } of runs) {
    for (const { bounds, advance, gap, offsetX, offsetY } of glyphs) {
      if (bounds) {
        const begin = pen + (offsetX + bounds.x) * fontSize;
        const over = baseline + (offsetY + bounds.y) * fontSize;
        left = Math.min(left, begin);
        right = Math.max(right, begin + bounds.width * fontSize);
        top = Math.min(top, over);
        bottom = Math.max(bottom, over + bounds.height * fontSize);
      }
      pen += advance * fontSize + gap * letterSpacing;
    }
  }
  return { left, right, top, bottom };
}

function linesIn(
  shaper: TextShaper,
  shown: string,
  { style, isWrapped }: { readonly style: LineStyle; readonly isWrapped: boolean },
  room: { readonly width: number; readonly maxLines: number },
): readonly DirectedText[] {
  if (shown.trim() === '') return [];
  return isWrapped ? wrapText(shaper, style, shown, room) : [withDirections(linesOf(shown).join(' ').trim())];
}

/** Width between the paddings; the padding takes at most a third of a narrow box. */
function innerWidth({ padding }: TextData, { width }: SizeCm): Cm {
  return width - 2 * Math.min(padding, width / 6);
}

/** Number of lines that the box holds: between the paddings, or one line without padding. */
function lineCapacity({ lineHeight, padding }: TextData, { height }: SizeCm): number {
  const lineCount = Math.floor((height - 2 * padding + SLACK) / lineHeight);
  return Math.max(lineCount, lineHeight <= height + SLACK ? 1 : 0);
}

function topOf({ valign, padding }: TextData, { height }: SizeCm, blockHeight: Cm): Cm {
  const spareHeight = height - blockHeight;
  if (valign === 'middle') return spareHeight / 2;
  const inset = Math.max(0, Math.min(padding, spareHeight / 2));
  return valign === 'top' ? inset : spareHeight - inset;
}

function leftOf({ align, padding }: TextData, { width }: SizeCm, lineWide: Cm): Cm {
  const inset = Math.min(padding, width / 6);
  if (align === 'left') return inset;
  return align === 'right' ? width - inset - lineWide : (width - lineWide) / 2;
}

/** An outline, cm, with its baseline at y = 0 and its pen starting at x = 0; `width` reaches the end of the last letter. */
export interface LineOutline {
  readonly path: Path;
  readonly width: Cm;
}

/** Outlines of shaped runs. */
export function outlineOfRuns(runs: readonly GlyphRun[], fontSize: Cm, letterSpacing: Cm): LineOutline {
  const path: Path[number][] = [];
  let pen = 0;
  let gaps = 0;
  for (const { glyphs } of runs) {
    for (const glyph of glyphs) {
      const place: Matrix = [fontSize, 0, 0, fontSize, pen + glyph.offsetX * fontSize, glyph.offsetY * fontSize];
      for (const step of transformPath(glyph.path, place)) path.push(step);
      pen += glyph.advance * fontSize + glyph.gap * letterSpacing;
      gaps += glyph.gap;
    }
  }
  return { path, width: Math.max(0, gaps > 0 ? pen - letterSpacing : pen) };
}

/** Shapes one line of text and returns its outlines. */
export function outlineOf(
  shaper: TextShaper,
  face: FontFace,
  text: string,
  { fontSize, letterSpacing }: { readonly fontSize: Cm; readonly letterSpacing: Cm },
): LineOutline {
  const { text: printable } = printableText(shaper.fallbacks, face, text);
  return outlineOfRuns(shapeLine(shaper, face, withDirections(printable)), fontSize, letterSpacing);
}
