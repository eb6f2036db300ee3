import type { MaterialCode } from '../../src/catalogue/material.ts';
import type { GeneratorValues } from '../../src/layouts/shared/generator.ts';

/** One picture of the gallery: a size, a material and some values; the rest is the generator's default. */
export interface GalleryCase {
  readonly size: readonly [width: number, height: number];
  readonly material?: MaterialCode;
  readonly values?: GeneratorValues;
  readonly seed?: number;
}

/** The cases of one generator by their names, which are also the names of their goldens. */
export type Gallery = Readonly<Record<string, GalleryCase>>;
