import { boundsOf, type Path, type PathStep } from '../geometry/path.ts';
import type { Rect } from '../geometry/rect.ts';
import type { FontFace, Glyph, GlyphRun, TextShaper } from './shaper.ts';

type HarfBuzz = typeof import('harfbuzzjs');
type Font = InstanceType<HarfBuzz['Font']>;

/** Runs kept for one font; a long session of typing starts over now and then. */
const MAX_CACHED_RUNS = 4000;

/** A font with what was already asked of it. Native fonts are never given back: there are nine, for the life of the process. */
interface OpenFont {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly outlines: Map<number, Outline>;
  readonly runs: Map<string, GlyphRun>;
}

interface Outline {
  readonly path: Path;
  readonly bounds: Rect | null;
}

/**
 * A shaper over the font files that both screen and press load. Ligatures are off, because letters are spaced; kerning is on.
 *
 * @param harfbuzz  the module, imported by the app when the first text is needed
 * @param files     sfnt bytes by `FontFace.file`
 * @throws {RangeError} from `shape`, for a face whose file is not among `files`
 */
export function createTextShaper(harfbuzz: HarfBuzz, files: ReadonlyMap<string, Uint8Array>): TextShaper {
  const fonts = new Map<string, OpenFont>();
  const features = ['liga', 'clig', 'dlig', 'calt'].map((tag) => new harfbuzz.Feature(tag, 0));
  const buffer = new harfbuzz.Buffer();

  const fontOf = ({ file }: FontFace): OpenFont => {
    const known = fonts.get(file);
    if (known) return known;
    const bytes = files.get(file);
    if (!bytes) throw new RangeError(`Expected a loaded font file for face but received ${file}`);
    const opened = openFont(harfbuzz, bytes);
    fonts.set(file, opened);
    return opened;
  };

  return {
    shape(face, text) {
      const open = fontOf(face);
      const known = open.runs.get(text);
      if (known) return known;
      buffer.reset();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      harfbuzz.shape(open.font, buffer, features);
      const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => glyphOf(open, glyph));
      const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
      const run: GlyphRun = { glyphs, advance, ascent: open.ascent, descent: open.descent };
      if (open.runs.size >= MAX_CACHED_RUNS) open.runs.clear();
      open.runs.set(text, run);
      return run;
    },
  };
}

function openFont(harfbuzz: HarfBuzz, bytes: Uint8Array): OpenFont {
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const font = new harfbuzz.Font(face);
  const { ascender, descender } = font.hExtents();
  const unitsPerEm = face.upem;
  return { font, unitsPerEm, ascent: ascender / unitsPerEm, descent: -descender / unitsPerEm, outlines: new Map(), runs: new Map() };
}

interface ShapedGlyph {
  readonly codepoint: number;
  readonly xAdvance?: number;
  readonly xOffset?: number;
  readonly yOffset?: number;
}

function glyphOf(open: OpenFont, { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }: ShapedGlyph): Glyph {
  const { unitsPerEm, outlines, font } = open;
  let outline = outlines.get(codepoint);
  if (!outline) {
    const path = outlineIn(font.glyphToJson(codepoint), unitsPerEm);
    outline = { path, bounds: path.length === 0 ? null : boundsOf(path) };
    outlines.set(codepoint, outline);
  }
  return { ...outline, advance: xAdvance / unitsPerEm, offsetX: xOffset / unitsPerEm, offsetY: -yOffset / unitsPerEm };
}

/** Font units, y upwards, quadratic curves of TrueType → em, y downwards, the cubic curves every surface draws. */
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
    else if (type === 'Q') steps.push(['C', third(penX, a), third(penY, b), third(c, a), third(d, b), c, d]);
    [penX, penY] = type === 'C' ? [e, f] : type === 'Q' ? [c, d] : [a, b];
  }
  return steps;
}

/** A handle of the cubic curve that equals a quadratic one: two thirds of the way from its end to its control point. */
function third(end: number, control: number): number {
  return end + (2 / 3) * (control - end);
}
