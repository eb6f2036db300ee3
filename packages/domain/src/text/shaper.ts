import type { Path } from '../geometry/path.ts';
import type { Rect } from '../geometry/rect.ts';

/** One face: a family at one weight, in one file that screen and press share. */
export interface FontFace {
  readonly family: string;
  readonly weight: number;
  /** The file inside the font packages, e.g. 'montserrat/files/montserrat-latin-700-normal.woff'. */
  readonly file: string;
}

/** A shaped glyph, in em (1 = the font size): outline at its own origin, y downwards, and the pen's advance. */
export interface Glyph {
  readonly path: Path;
  /** Round the outline; null for a blank. */
  readonly bounds: Rect | null;
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Shaped text in em; `ascent` and `descent` are distances from the baseline, both positive. */
export interface GlyphRun {
  readonly glyphs: readonly Glyph[];
  /** Of all glyphs together. */
  readonly advance: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Turns text into outlines. The same font file gives the same outlines in browser and Node. */
export interface TextShaper {
  shape(face: FontFace, text: string): GlyphRun;
}
