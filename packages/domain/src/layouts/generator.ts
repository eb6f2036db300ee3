import type { CustomSizeRule } from '../catalogue/custom-size.ts';
import type { DigitShape } from '../catalogue/digit-shape.ts';
import type { MaterialCode } from '../catalogue/material.ts';
import type { GridCounts } from '../catalogue/square-grids.ts';
import type { Rect, SizeCm } from '../geometry/rect.ts';
import type { CaptureTime } from '../photo/capture-time.ts';
import type { Lab } from '../photo/mean-lab.ts';
import type { Cm } from '../units/cm.ts';
import type { Control } from './control.ts';
import type { Layout } from './layout.ts';
import type { Wrap } from './wrap.ts';

/** What layouts may know of a photo. */
export interface LayoutPhoto extends Partial<CaptureTime> {
  /** Width / height of the upright photo. */
  readonly aspect: number;
  /** Wished area as a multiple of an ordinary photo's; 1 when left out. */
  readonly weight?: number;
  /** Photos with one number look alike. */
  readonly kin?: number | null;
  /** Mean colour; unknown when left out. */
  readonly lab?: Lab | null;
  /** It shows people: an outline should cut another photo. */
  readonly hasFaces?: boolean;
}

/** A layout that is there, to be changed as little as can be. */
export interface LayoutBefore {
  readonly rects: readonly Rect[];
  readonly gutter: Cm;
  /** Which photo lies in each rectangle, by its number; null where there is none any more. Photos that lie in none are new. */
  readonly photos: readonly (number | null)[];
  /** Photos that keep their rectangle exactly; heeded as long as page and gutter are the same. */
  readonly locked: readonly number[];
  /** Photos wish other sizes than those that they were given: the layout has to change, though each fits its place. */
  readonly isResized?: boolean;
  /** Photos were put into other places on purpose: the best layout of all, which might put them back, is the last resort. */
  readonly isMoved?: boolean;
}

/** What a generator may know besides its values. */
/** Hears how far a long search is, 0 … 1, every few milliseconds. */
export type ProgressListener = (share: number) => void;

export interface GeneratorContext {
  readonly size: SizeCm;
  readonly material: MaterialCode;
  /** Sibling sizes of the template, for format suggestions. */
  readonly siblings: readonly SizeCm[];
  /** The photos that the layout is for, where they are known and the generator follows them. */
  readonly photos?: readonly LayoutPhoto[];
  /** What is to stay of the layout that these photos have now; left out for a new one. */
  readonly before?: LayoutBefore | null;
  readonly onProgress?: ProgressListener;
  /** Taken off what photos may have of a canvas's folded sides (see `dealOnFront`); nothing when left out. */
  readonly inset?: Cm;
  /** The outlines of 0 … 9; the product's own when left out. */
  readonly digits?: readonly DigitShape[];
}

/** One number for each of the keys. */
export type ValuesOf<Key extends string> = Readonly<Record<Key, number>>;

/** Values of a generator by metadata key, all numbers; written to XML as text. */
export type GeneratorValues = ValuesOf<string>;

export interface FormatSuggestions {
  /** The present size is a bad match: the sizes are recommended. [GEN-NUM-10] */
  readonly isRecommended: boolean;
  readonly sizes: readonly SizeCm[];
}

/** What the shape behind everything is called. */
export type BackgroundSlot = 'overlayshape0' | 'overlayshape1';

/**
 * A layout algorithm. It knows rectangles in cm and nothing else: no photos, no XML, no screen.
 * `values` have every key: those given to `generate` are settled (see `settleValues`); `random` is seeded by the caller.
 */
export interface Generator<Key extends string = string> {
  readonly name: string;
  /** Metadata keys in the order they are saved: those of the defaults. */
  readonly keys: readonly Key[];
  readonly defaults: ValuesOf<Key>;
  readonly customSizeRule: CustomSizeRule;
  /** What it can be made on; any sheet or canvas when left out. */
  readonly materials?: readonly MaterialCode[];
  /** Its places are made for `context.photos`, where there are any: place 1 for photo 1 and so on. */
  readonly followsPhotos?: true;
  /** The value that stands for chance; the only one that is dealt. Left out: all that can be. */
  readonly chance?: NoInfer<Key>;
  /** Its photos are panels for the wall: they make the page, whatever size was asked for, and it is flat whatever it is made of. */
  readonly makesPanels?: true;
  /** Equal photos in columns and rows, and nothing else: any number of photos has a grid that holds it. */
  readonly isPlainGrid?: true;
  /** What the folded sides of a canvas show until somebody says otherwise; the rest of the photos when left out. */
  readonly wrapUnasked?: Wrap;
  /** Its background has the one name for it on every material; by the material when left out. [GXML-11] */
  readonly backgroundSlot?: BackgroundSlot;
  /** Photos lie on white, always or as long as they wear cards; on the design's own colour when left out. [BACK-03] [BACK-04] */
  readonly isOnWhite?: 'always' | 'with-cards';
  controls(context: GeneratorContext, values: ValuesOf<Key>): readonly Control[];
  generate(context: GeneratorContext, values: ValuesOf<Key>, random: () => number): Layout;
  /**
   * Why a layout from outside is none that these settled values can give, in words for a program's author; null when it is one.
   * Left out where the values alone decide: then the layout is made anew and compared.
   *
   * @param layout  without the background that every generated page has
   */
  verify?(context: GeneratorContext, values: ValuesOf<Key>, layout: Layout): string | null;
  /** The outlines of digits that a layout of these values brings along, in the place of the context's; left out by generators without digits. */
  digitsIn?(values: ValuesOf<Key>, layout: Layout): readonly DigitShape[];
  /** Columns and rows, where the design is a grid; one and one if left out. */
  counts?(values: ValuesOf<Key>): GridCounts;
  suggestions?(context: GeneratorContext, values: ValuesOf<Key>): FormatSuggestions;
}
