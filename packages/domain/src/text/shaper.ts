import type { Path } from '../geometry/path.ts';
import type { Rect } from '../geometry/rect.ts';
import type { FontFace } from './font-face.ts';
import type { FontShelf } from './letters/font-shelf.ts';

/** A shaped glyph, in em (1 = the font size): outline at its own origin, y downwards, and the pen's advance. */
export interface Glyph {
  readonly path: Path;
  /** Round the outline; null for a blank. */
  readonly bounds: Rect | null;
  readonly advance: number;
  /** Letter spacings that follow it: 1, or 0 inside a sign of several glyphs and where letters join. */
  readonly gap: 0 | 1;
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Shaped text in em, its glyphs from left to right. */
export interface GlyphRun {
  readonly glyphs: readonly Glyph[];
  /** Of all glyphs together. */
  readonly advance: number;
  /** Letter spacings in it, the one that follows it included. */
  readonly gaps: number;
}

/** Distances from the baseline in em, both positive. */
export interface FontHeight {
  readonly ascent: number;
  readonly descent: number;
}

export interface ShapeOptions {
  readonly isRightToLeft: boolean;
  /** Letters that join, as Arabic ones do: they are not spaced. */
  readonly isJoined: boolean;
}

/** Turns text into outlines. The same font files give the same outlines in browser and Node. */
export interface TextShaper {
  readonly shelf: FontShelf;
  /** A piece of text that one file draws; null while that file is not there. */
  shape(file: string, text: string, options: ShapeOptions): GlyphRun | null;
  /** @throws {RangeError} for a file that is not there */
  heightOf(face: FontFace): FontHeight;
}
