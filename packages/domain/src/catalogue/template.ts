import type { SizeCm } from '../geometry/rect.ts';
import type { DigitShape } from './digit-shape.ts';
import type { MaterialCode } from './material.ts';

/** A size variant of a template. [TPL-26] */
export interface TemplateSize extends SizeCm {
  readonly id: string;
  readonly materials: readonly MaterialCode[];
  /** HTML; the price text of this size. */
  readonly description: string;
  /** Preview image. */
  readonly url: string;
  readonly isCustom: boolean;
  readonly hasCustomSize: boolean;
}

/** An entry of the template list. [TPL-02 … TPL-12] */
export interface Template extends SizeCm {
  readonly id: string;
  readonly tags: readonly string[];
  readonly name: string;
  readonly thumbWidthPx: number;
  readonly thumbHeightPx: number;
  /** HTML. */
  readonly description: string;
  readonly materials: readonly MaterialCode[];
  readonly shortInfo: string;
  readonly leftInfo: string;
  /** 'gen:{generator}', a path to a static template, or '' when missing. */
  readonly source: string;
  readonly isTileBased: boolean;
  readonly hasCustomSize: boolean;
  readonly isCustom: boolean;
  readonly isMaterialSpecific: boolean;
  readonly visible: boolean;
  readonly url: string;
  readonly sizeUrl: string;
  readonly labelUrl: string;
  /** Generator values the design starts with, over the generator's own defaults. */
  readonly preset: Readonly<Record<string, string>>;
  /** 'composed': it starts with the values that look composed at each size, nearest to the preset; otherwise with the preset. */
  readonly start?: 'composed' | undefined;
  readonly children: readonly TemplateSize[];
  /** The shop's outlines of 0 … 9, for a design of digits; the product's own when left out. They are no part of the list. */
  readonly digits?: readonly DigitShape[];
}
