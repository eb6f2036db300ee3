import { boundsOf, type Path, type PathStep } from '../geometry/path.ts';
import type { Rect } from '../geometry/rect.ts';
import type { FontFallbacks } from './letters/font-fallbacks.ts';
import { placeMark } from './place-mark.ts';
import type { FontHeight, Glyph, GlyphRun, ShapeOptions, TextShaper } from './shaper.ts';

type HarfBuzz = typeof import('harfbuzzjs');
type Font = InstanceType<HarfBuzz['Font']>;

/** A font with its cached outlines. Native fonts are never freed: they are few and live as long as the process. */
interface OpenFont {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly height: FontHeight;
  /** True if the font positions combining marks itself (GPOS mark). */
  readonly placesMarks: boolean;
  readonly outlines: Map<number, Outline>;
}

interface Outline {
  readonly path: Path;
  readonly bounds: Rect | null;
}

/** Source of font files: returns the sfnt bytes of a file; null if it is missing or not loaded yet. */
export type FontSource = (file: string) => Uint8Array | null;

/** Cache of opened fonts, shared by all shapers of a process. */
export interface FontCache {
  readonly fallbacks: FontFallbacks;
  readonly harfbuzz: HarfBuzz;
  open(file: string): OpenFont | null;
}

/** @param harfbuzz  the module; the app imports it when the first text is needed */
export function createFontCache(harfbuzz: HarfBuzz, source: FontSource, fallbacks: FontFallbacks): FontCache {
  const fonts = new Map<string, OpenFont>();
  return {
    fallbacks,
    harfbuzz,
    open(file) {
      const cached = fonts.get(file);
      if (cached) return cached;
      const bytes = source(file);
      if (!bytes) return null;
      const opened = openFont(harfbuzz, bytes);
      fonts.set(file, opened);
      return opened;
    },
  };
}

/** OpenType features that are switched off where letters are spaced: ligatures and contextual alternates. Kerning stays. */
const SPACED = ['liga', 'clig', 'dlig', 'calt'];

/**
 * Creates a shaper over the font files that screen and press share. Layouts are cached per shaper: after a missing file was loaded,
 * create a new shaper over the same fonts.
 */
export function createTextShaper({ harfbuzz, open, fallbacks }: FontCache): TextShaper {
  const spaced = SPACED.map((tag) => new harfbuzz.Feature(tag, 0));
  const buffer = new harfbuzz.Buffer();
  return {
    fallbacks,
    shape(file, text, options) {
      const font = open(file);
      if (!font) return null;
      buffer.reset();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(options.isRightToLeft ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
      harfbuzz.shape(font.font, buffer, options.isJoined ? [] : spaced);
      return runOf(font, buffer.getGlyphInfosAndPositions(), options);
    },
    heightOf({ file }) {
      const font = open(file);
      if (!font) throw new RangeError(`Expected a loaded font file for face but received ${file}`);
      return font.height;
    },
  };
}

function openFont(harfbuzz: HarfBuzz, bytes: Uint8Array): OpenFont {
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const font = new harfbuzz.Font(face);
  const { ascender, descender } = font.hExtents();
  const unitsPerEm = face.upem;
  const height = { ascent: ascender / unitsPerEm, descent: -descender / unitsPerEm };
  const placesMarks = face.getTableFeatureTags('GPOS').includes('mark');
  return { font, unitsPerEm, height, placesMarks, outlines: new Map() };
}

interface ShapedGlyph {
  readonly codepoint: number;
  readonly cluster: number;
  readonly xAdvance?: number;
  readonly xOffset?: number;
  readonly yOffset?: number;
}

/**
 * Letter spacing follows the last glyph of each grapheme; in joined scripts only the last glyph of the run; after zero-width graphemes
 * none.
 */
function runOf(open: OpenFont, shaped: readonly ShapedGlyph[], { isJoined }: ShapeOptions): GlyphRun {
  let signAdvance = 0;
  const glyphs = shaped.map((glyph, index): Glyph => {
    const next = shaped[index + 1];
    const isEnd = isJoined ? !next : next?.cluster !== glyph.cluster;
    signAdvance += glyph.xAdvance ?? 0;
    const gap = isEnd && signAdvance > 0 ? 1 : 0;
    if (isEnd) signAdvance = 0;
    const drawn = glyphOf(open, glyph, gap);
    const before = shaped[index - 1];
    const isMark = glyph.xAdvance === 0 && before?.cluster === glyph.cluster;
    return isMark && !open.placesMarks ? onLetter(drawn, glyphOf(open, before, 0)) : drawn;
  });
  const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
  const gaps = glyphs.reduce((sum, glyph) => sum + glyph.gap, 0);
  return { glyphs, advance, gaps };
}

/** Positions a mark over a letter that the pen has already passed. */
function onLetter(mark: Glyph, letter: Glyph): Glyph {
  if (!mark.bounds || !letter.bounds) return mark;
  const { offsetX, offsetY } = placeMark(letter.bounds, mark.bounds);
  return { ...mark, offsetX: offsetX - letter.advance, offsetY };
}

function glyphOf(open: OpenFont, { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }: ShapedGlyph, gap: 0 | 1): Glyph {
  const { unitsPerEm, outlines, font } = open;
  let outline = outlines.get(codepoint);
  if (!outline) {
    const path = outlineIn(font.glyphToJson(codepoint), unitsPerEm);
    outline = { path, bounds: path.length === 0 ? null : boundsOf(path) };
    outlines.set(codepoint, outline);
  }
  return { ...outline, advance: xAdvance / unitsPerEm, gap, offsetX: xOffset / unitsPerEm, offsetY: -yOffset / unitsPerEm };
}
/** Converts an outline from font units, y upwards, quadratic curves (TrueType) to em, y downwards, cubic curves. */
function outlineIn(commands: readonly { readonly type: string; readonly values: readonly number[] }[], unitsPerEm: number): Path {
  const steps: PathStep[] = [];
  let penX = 0;
  let penY = 0;
  for (const { type, values } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map((value, index) => (index % 2 === 0 ? value : -value) / unitsPerEm);
    if (type === 'Z') {
      steps.push(['Z']);
      continue;
    }
    if (type === 'M' || type === 'L') steps.push([type, a, b]);
    else if (type === 'C') steps.push(['C', a, b, c, d, e, f]);
    else if (type === 'Q') steps.push(['C', cubicHandle(penX, a), cubicHandle(penY, b), cubicHandle(c, a), cubicHandle(d, b), c, d]);
    [penX, penY] = type === 'C' ? [e, f] : type === 'Q' ? [c, d] : [a, b];
  }
  return steps;
}

/** A control point of the cubic curve that equals a quadratic one: two thirds of the way from its end to the control point. */
function cubicHandle(end: number, control: number): number {
  return end + (2 / 3) * (control - end);
}
