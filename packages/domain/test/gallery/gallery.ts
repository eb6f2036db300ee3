import type { MaterialCode } from '../../src/catalogue/material.ts';
import type { GeneratorValues } from '../../src/layouts/shared/generator.ts';

/** One picture of the gallery: a size, a material and some values; the other values are the generator's defaults. */
export interface GalleryCase {
  readonly size: readonly [width: number, height: number];
  readonly material?: MaterialCode;
  readonly values?: GeneratorValues;
  readonly seed?: number;
}

/** The cases of one generator by name; a golden has the name of its case. */
export type Gallery = Readonly<Record<string, GalleryCase>>;
