import type { DrawOp, FontFace, Rect, SizeCm, TextShaper } from '@muro/domain';
import type { SentenceStyle } from './set-sentence.ts';

/** Colours of one picture: the ground, the letters, and two for what adorns it. */
export interface QuoteColors {
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly second: string;
}

/** One way to set a sentence. A photo slot may cut the edges of a picture, so nothing of weight stands near them. */
export interface QuoteDesign {
  readonly name: string;
  readonly size: SizeCm;
  /** Where the letters stand, cm. */
  readonly box: Rect;
  readonly style: SentenceStyle;
  /** The same design in two families of colours. */
  readonly colors: readonly [QuoteColors, QuoteColors];
  /** What lies behind the letters. */
  ground(colors: QuoteColors, shaper: TextShaper): readonly DrawOp[];
  /** What follows the letters; `block` is what they cover. */
  after?(colors: QuoteColors, block: Rect): readonly DrawOp[];
}

/** 20.4 cm: a little more than 20 x 20 cm at 300 dpi. */
export const SHORT = 20.4;
export const LONG = 30.6;
export const SQUARE: SizeCm = { width: SHORT, height: SHORT };
export const LANDSCAPE: SizeCm = { width: LONG, height: SHORT };
export const PORTRAIT: SizeCm = { width: SHORT, height: LONG };

/** A box on a page, `x` from its sides. */
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
