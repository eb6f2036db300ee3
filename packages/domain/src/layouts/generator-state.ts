import type { MaterialCode } from '../catalogue/material.ts';
import { clampValues } from './clamp-values.ts';
import type { Control } from './shared/control.ts';
import type { FormatSuggestions, Generator, GeneratorContext, GeneratorValues } from './shared/generator.ts';

/** The displayed state of a generator. [CTRL-06] */
export interface GeneratorState {
  readonly cols: number;
  readonly rows: number;
  readonly suggestions: FormatSuggestions;
  readonly activeMaterial: MaterialCode;
  readonly controls: readonly Control[];
}

const NO_SUGGESTIONS: FormatSuggestions = { isRecommended: false, sizes: [] };

/** Computes the state for any values, which are clamped first. Generators without a grid have one column and one row. [GEN-SINGLE-02] */
export function generatorState(generator: Generator, context: GeneratorContext, values: GeneratorValues): GeneratorState {
  const clampedValues = clampValues(generator, context, values);
  const { columns, rows } = generator.counts?.(clampedValues) ?? { columns: 1, rows: 1 };
  return {
    cols: columns,
    rows,
    suggestions: generator.suggestions?.(context, clampedValues) ?? NO_SUGGESTIONS,
    activeMaterial: context.material,
    controls: generator.controls(context, clampedValues),
  };
}
