import type { Cm } from '../units/cm.ts';

export type TextAlign = 'left' | 'center' | 'right';
export type TextValign = 'top' | 'middle' | 'bottom';
export type TextBackground = 'none' | 'back1' | 'back2';

/** Contents of a text slot; the fields of editor spec 3.8 with domain types. */
export interface TextData {
  readonly text: string;
  /** '#rrggbb'. */
  readonly color: string;
  readonly align: TextAlign;
  readonly valign: TextValign;
  /** Family name, one of the fonts of `fonts.ts`. */
  readonly font: string;
  /** CSS weight as text ('500'), '' for the family's own default. */
  readonly style: string;
  readonly fontSize: Cm;
  readonly lineHeight: Cm;
  readonly letterSpacing: Cm;
  readonly padding: Cm;
  readonly multiLine: boolean;
  readonly background: TextBackground;
  readonly caps: boolean;
}
