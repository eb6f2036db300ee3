import type { CustomSizeRule } from '../../catalogue/custom-size.ts';
import type { DigitShape } from '../../catalogue/digit-shape.ts';
import type { MaterialCode } from '../../catalogue/material.ts';
import type { GridCounts } from '../../catalogue/square-grids.ts';
import type { Rect, SizeCm } from '../../geometry/rect.ts';
import type { CaptureTime } from '../../photo/capture-time.ts';
import type { Lab } from '../../photo/mean-lab.ts';
import type { Cm } from '../../units/cm.ts';
import type { Control } from './control.ts';
import type { Layout } from './layout.ts';
import type { Wrap } from './wrap.ts';

/** Properties of a photo that layouts use. */
export interface LayoutPhoto extends Partial<CaptureTime> {
  /** Width / height of the upright photo. */
  readonly aspect: number;
  /** Wanted area as a multiple of an ordinary photo's; 1 by default. */
  readonly weight?: number;
  /** Group of near-duplicates; null or absent for other photos. */
  readonly duplicateGroup?: number | null;
  /** Mean colour; absent or null if unknown. */
  readonly lab?: Lab | null;
  /** True if it shows people: an outline should cut other photos. */
  readonly hasFaces?: boolean;
}

/** The present layout, of which as little as possible should change. */
export interface LayoutBefore {
  readonly rects: readonly Rect[];
  readonly gutter: Cm;
  /** The photo in each rectangle, by its number; null if it was removed. Photos in no rectangle are new. */
  readonly photos: readonly (number | null)[];
  /** Photos that keep their rectangles exactly, as long as page and gutter stay the same. */
  readonly locked: readonly number[];
  /** True if photos want other sizes than before: the layout has to change although each photo fits its place. */
  readonly isResized?: boolean;
  /** True if the buyer has moved photos: a new layout, which might move them back, is the last resort. */
  readonly isMoved?: boolean;
}

/** Receives the progress of a long search, 0 … 1, every few milliseconds. */
export type ProgressListener = (share: number) => void;

export interface GeneratorContext {
  readonly size: SizeCm;
  readonly material: MaterialCode;
  /** Sizes of the template, for format suggestions. */
  readonly siblings: readonly SizeCm[];
  /** The photos of the layout, if known and used by the generator. */
  readonly photos?: readonly LayoutPhoto[];
  /** The present layout of these photos; absent or null for a new one. */
  readonly before?: LayoutBefore | null;
  readonly onProgress?: ProgressListener;
  /** Inset from the folded sides of a canvas for photos (see `keepPhotosOnFront`); 0 by default. */
  readonly inset?: Cm;
  /** Outlines of the digits 0 … 9; the product's own by default. */
  readonly digits?: readonly DigitShape[];
}

/** One number per key. */
export type ValuesOf<Key extends string> = Readonly<Record<Key, number>>;

/** Values of a generator by metadata key, all numbers; written to XML as text. */
export type GeneratorValues = ValuesOf<string>;

export interface FormatSuggestions {
  /** True if the current size suits badly and the listed sizes are recommended. [GEN-NUM-10] */
  readonly isRecommended: boolean;
  readonly sizes: readonly SizeCm[];
}

/** Slot name of the background shape. */
export type BackgroundSlot = 'overlayshape0' | 'overlayshape1';

/**
 * A layout algorithm: from values to rectangles in cm, without photos' pixels, XML or screen. `values` have every key; those given to
 * `generate` are clamped (see `clampValues`). The caller seeds `random`.
 */
export interface Generator<Key extends string = string> {
  readonly name: string;
  /** Metadata keys in the order in which they are stored: those of the defaults. */
  readonly keys: readonly Key[];
  readonly defaults: ValuesOf<Key>;
  readonly customSizeRule: CustomSizeRule;
  /** Materials it can be made on; any sheet or canvas by default. */
  readonly materials?: readonly MaterialCode[];
  /** True if its cells are made for `context.photos`: cell 1 for photo 1 and so on. */
  readonly followsPhotos?: true;
  /** Key of the only value that a shuffle changes; absent if it may change all of them. */
  readonly chance?: NoInfer<Key>;
  /** True if its photos are panels for the wall: they define the page size, and the page is always flat. */
  readonly makesPanels?: true;
  /** True for equal photos in columns and rows only: any number of photos has a grid that holds it. */
  readonly isPlainGrid?: true;
  /** Default content of the folded sides of a canvas; the photos themselves if absent. */
  readonly defaultWrap?: Wrap;
  /** Slot name of its background on every material; depends on the material if absent. [GXML-11] */
  readonly backgroundSlot?: BackgroundSlot;
  /** White background, always or while photos have cards; the design's own colour if absent. [BACK-03] [BACK-04] */
  readonly isOnWhite?: 'always' | 'with-cards';
  controls(context: GeneratorContext, values: ValuesOf<Key>): readonly Control[];
  generate(context: GeneratorContext, values: ValuesOf<Key>, random: () => number): Layout;
  /**
   * Returns the reason why a layout document cannot come from these clamped values, for developers; null for a valid one. Absent if the
   * layout follows from the values alone: then it is generated again and compared.
   *
   * @param layout  without the background
   */
  verify?(context: GeneratorContext, values: ValuesOf<Key>, layout: Layout): string | null;
  /** Digit outlines in a layout of these values, which replace those of the context; absent for generators without digits. */
  digitsIn?(values: ValuesOf<Key>, layout: Layout): readonly DigitShape[];
  /** Columns and rows of a grid; absent for other designs. */
  counts?(values: ValuesOf<Key>): GridCounts;
  suggestions?(context: GeneratorContext, values: ValuesOf<Key>): FormatSuggestions;
}
