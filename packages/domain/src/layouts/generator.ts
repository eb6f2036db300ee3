import type { CustomSizeRule } from '../catalogue/custom-size.ts';
import type { MaterialCode } from '../catalogue/material.ts';
import type { GridCounts } from '../catalogue/square-grids.ts';
import type { SizeCm } from '../geometry/rect.ts';
import type { Control } from './control.ts';
import type { Layout } from './layout.ts';

/** What a generator may know besides its values. */
export interface GeneratorContext {
  readonly size: SizeCm;
  readonly material: MaterialCode;
  /** Sibling sizes of the template, for format suggestions. */
  readonly siblings: readonly SizeCm[];
}

/** Values of a generator by metadata key, all numbers; written to XML as text. */
export type GeneratorValues = Readonly<Record<string, number>>;

export interface FormatSuggestions {
  /** The present size is a bad match: the sizes are recommended. [GEN-NUM-10] */
  readonly isRecommended: boolean;
  readonly sizes: readonly SizeCm[];
}

/**
 * A layout algorithm. It knows rectangles in cm and nothing else: no photos, no XML, no screen.
 * `values` given to `generate` are settled (see `settleValues`); `random` is seeded by the caller.
 */
export interface Generator {
  readonly name: string;
  /** Metadata keys in the order they are saved. */
  readonly keys: readonly string[];
  readonly customSizeRule: CustomSizeRule;
  defaults(context: GeneratorContext): GeneratorValues;
  controls(context: GeneratorContext, values: GeneratorValues): readonly Control[];
  generate(context: GeneratorContext, values: GeneratorValues, random: () => number): Layout;
  /** Columns and rows, where the design is a grid; one and one if left out. */
  counts?(values: GeneratorValues): GridCounts;
  suggestions?(context: GeneratorContext, values: GeneratorValues): FormatSuggestions;
}
