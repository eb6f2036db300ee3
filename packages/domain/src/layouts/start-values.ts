import { changeMaterial, clampValues, readValues } from './clamp-values.ts';
import { composedValues } from './composed-values.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './shared/generator.ts';

/** Start values of a design: its preset over the generator's defaults, or composed for each size. */
export interface DesignStart {
  readonly preset: Readonly<Record<string, string>>;
  readonly start?: 'composed' | undefined;
}

/** Start values without a design: the generator's defaults. */
export const PLAIN_START: DesignStart = { preset: {} };

/**
 * Returns the start values of a design on a material: those for its size without a material, then changed to the material, as when a
 * buyer chooses a size and then a material. A design may ask for a composed start; a generator alone starts with its defaults.
 */
export function startValues(generator: Generator, context: GeneratorContext, { preset, start }: DesignStart): GeneratorValues {
  const before: GeneratorContext = { ...context, material: '' };
  const first = start === 'composed' ? composedValues(generator, before, preset) : readValues(generator, before, preset);
  return changeMaterial(generator, before, context, first);
}

/** Values after a change of size: the start values of the new size, except for values that differ from the old start values. */
export function resizedValues(
  generator: Generator,
  { from, to }: { readonly from: GeneratorContext; readonly to: GeneratorContext },
  { values, design }: { readonly values: GeneratorValues; readonly design: DesignStart },
): GeneratorValues {
  const started = startValues(generator, from, design);
  const set = Object.entries(values).filter(([key, value]) => value !== started[key]);
  return clampValues(generator, to, { ...startValues(generator, to, design), ...Object.fromEntries(set) });
}
