import type { Path } from '../geometry/path.ts';
import type { Rect } from '../geometry/rect.ts';
import type { FontFace } from './letters/font-face.ts';
import type { FontFallbacks } from './letters/font-fallbacks.ts';

/** A shaped glyph, in em (1 = the font size): outline at its own origin, y downwards, and the pen's advance. */
export interface Glyph {
  readonly path: Path;
  /** Bounds of the outline; null for a space. */
  readonly bounds: Rect | null;
  readonly advance: number;
  /** Letter spacings after it: 1; 0 inside a grapheme of several glyphs and between joined letters. */
  readonly gap: 0 | 1;
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Shaped text in em, its glyphs from left to right. */
export interface GlyphRun {
  readonly glyphs: readonly Glyph[];
  /** Sum over all glyphs. */
  readonly advance: number;
  /** Number of letter spacings, including the one after the run. */
  readonly gaps: number;
}

/** Distances from the baseline in em, both positive. */
export interface FontHeight {
  readonly ascent: number;
  readonly descent: number;
}

export interface ShapeOptions {
  readonly isRightToLeft: boolean;
  /** True for joined scripts such as Arabic: their letters are not spaced. */
  readonly isJoined: boolean;
}

/** Turns text into outlines. The same font files give the same outlines in browser and Node. */
export interface TextShaper {
  readonly fallbacks: FontFallbacks;
  /** Shapes a text with one font file; null while the file is not loaded. */
  shape(file: string, text: string, options: ShapeOptions): GlyphRun | null;
  /** @throws {RangeError} if the file is not loaded */
  heightOf(face: FontFace): FontHeight;
}
