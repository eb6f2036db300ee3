import type { SizeCm } from '../geometry/rect.ts';
import type { DigitShape } from './digit-shape.ts';
import type { MaterialCode } from './material.ts';

/** A size variant of a template. [TPL-26] */
export interface TemplateSize extends SizeCm {
  readonly id: string;
  readonly materials: readonly MaterialCode[];
  /** HTML; the price text of this size. */
  readonly description: string;
  /** URL of the preview image. */
  readonly url: string;
  readonly isCustom: boolean;
  readonly hasCustomSize: boolean;
}

/** Number of photos that a design holds, over its sizes and the values of its controls. */
export interface DesignCapacity {
  readonly fewestPhotos: number;
  readonly mostPhotos: number;
  /** True if a new collage of the design has a title. */
  readonly hasTitle: boolean;
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
  /** 'gen:{generator}', a path to a static template, or '' if missing. */
  readonly source: string;
  readonly isTileBased: boolean;
  readonly hasCustomSize: boolean;
  readonly isCustom: boolean;
  readonly isMaterialSpecific: boolean;
  readonly visible: boolean;
  readonly url: string;
  readonly sizeUrl: string;
  readonly labelUrl: string;
  /** Generator values that override the generator's defaults in a new collage. */
  readonly preset: Readonly<Record<string, string>>;
  /** 'composed': new collages start with the values closest to the preset that look composed at their size; otherwise with the preset. */
  readonly start?: 'composed' | undefined;
  readonly children: readonly TemplateSize[];
  /** Number of photos and title, as the server computes them for the list; absent in a shop's `design.xml`. */
  readonly capacity?: DesignCapacity | undefined;
  /** The shop's outlines of 0 … 9, for a design of digits; absent for the product's own. They are no part of the template list. */
  readonly digits?: readonly DigitShape[];
}
