import type { DrawOp, FontFace, Rect, SizeCm, TextShaper } from '@muro/domain';
import type { SentenceStyle } from './set-sentence.ts';

/** Colours of one picture: background, text, and two for decorations. */
export interface QuoteColors {
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly second: string;
}

/** A design for a sentence. A photo slot may crop the edges of a picture, so nothing important is near them. */
export interface QuoteDesign {
  readonly name: string;
  readonly size: SizeCm;
  /** Rectangle of the text, cm. */
  readonly box: Rect;
  readonly style: SentenceStyle;
  /** Two colour schemes of the design. */
  readonly colors: readonly [QuoteColors, QuoteColors];
  /** Draws the background. */
  ground(colors: QuoteColors, shaper: TextShaper): readonly DrawOp[];
  /** Draws over the text; `block` is the rectangle that the text covers. */
  after?(colors: QuoteColors, block: Rect): readonly DrawOp[];
}

/** 20.4 cm: slightly more than 20 cm at 300 dpi. */
export const SHORT = 20.4;
export const LONG = 30.6;
export const SQUARE: SizeCm = { width: SHORT, height: SHORT };
export const LANDSCAPE: SizeCm = { width: LONG, height: SHORT };
export const PORTRAIT: SizeCm = { width: SHORT, height: LONG };

/** Returns a box on a page, `x` from its sides. */
export const inside = ({ width, height }: SizeCm, x: number, top: number, bottom = top): Rect => ({
  x,
  y: top,
  width: width - 2 * x,
  height: height - top - bottom,
});

export const centred = (face: FontFace, more: Partial<SentenceStyle> = {}): SentenceStyle => ({
  face,
  align: 'center',
  valign: 'middle',
  leading: 1.22,
  tracking: 0,
  isCapitals: false,
  largest: 4,
  ...more,
});
