import type { MaterialCode } from '../catalogue/material.ts';
import type { Layout } from './shared/layout.ts';

/** A picture of a static design. `source` is the address of its 'web' version, resolved against the base URL. */
export interface TemplateResource {
  readonly id: string;
  readonly type: string;
  readonly source: string;
}

/** Colours of the frame of the design 'box'. [TXML-25] */
export const FRAME_COLORS = ['#000000', '#fcfaf2'] as const;
export type FrameColor = (typeof FRAME_COLORS)[number];

/** A template layout document: the contents of `template.xml` and of generated template XML. */
export interface TemplateDocument {
  readonly designer: string;
  /** Generator type, or simple, happy, modern, tiles, box. [TXML-05] */
  readonly design: string;
  /** Frame colour of the design 'box'; black by default. [TXML-25] */
  readonly frameColor?: FrameColor;
  readonly screenDpcm: number;
  readonly material: MaterialCode;
  readonly hasCustomSizes: boolean;
  /** Generator metadata, in order; empty for static designs. */
  readonly vals: Readonly<Record<string, string>>;
  readonly resources: readonly TemplateResource[];
  readonly layout: Layout;
  /** Hash of a static design's layout and pictures: 64 hexadecimal digits; '' if it has none. */
  readonly hash: string;
}
