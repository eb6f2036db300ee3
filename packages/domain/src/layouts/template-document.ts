import type { MaterialCode } from '../catalogue/material.ts';
import type { Layout } from './shared/layout.ts';

/** A picture that a static design brings along. `source` is the address of its 'web' version, base URL applied. */
export interface TemplateResource {
  readonly id: string;
  readonly type: string;
  readonly source: string;
}

/** The colours of the frame of the design box. [TXML-25] */
export const FRAME_COLORS = ['#000000', '#fcfaf2'] as const;
export type FrameColor = (typeof FRAME_COLORS)[number];

/** A template layout document: what `template.xml` and the generated template XML both say. */
export interface TemplateDocument {
  readonly designer: string;
  /** Generator type, or simple, happy, modern, tiles, box. [TXML-05] */
  readonly design: string;
  /** Of the frame that the design box adds; left out: black. [TXML-25] */
  readonly frameColor?: FrameColor;
  readonly screenDpcm: number;
  readonly material: MaterialCode;
  readonly hasCustomSizes: boolean;
  /** Generator metadata, in order; empty for static designs. */
  readonly vals: Readonly<Record<string, string>>;
  readonly resources: readonly TemplateResource[];
  readonly layout: Layout;
  /** Names the layout of a static design and its pictures, byte for byte: 64 hexadecimal digits; '' for one that nobody named. */
  readonly hash: string;
}
