import { composedValues } from './composed-values.ts';
import { changeMaterial, readValues, settleValues } from './settle-values.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './shared/generator.ts';

/** Start values of a design: its own over the generator's defaults, composed for each size if the design asks for it. */
export interface DesignStart {
  readonly preset: Readonly<Record<string, string>>;
  readonly start?: 'composed' | undefined;
}

/** Start values where no design says anything else: the generator's defaults. */
export const PLAIN_START: DesignStart = { preset: {} };

/**
 * Returns the values that a design starts with on a material: those of its size on no material, changed to this one, as a person who
 * chooses a size and then a material gets them. A generator by itself opens with its defaults; a composed start is asked for by a
 * design.
 */
export function startValues(generator: Generator, context: GeneratorContext, { preset, start }: DesignStart): GeneratorValues {
  const before: GeneratorContext = { ...context, material: '' };
  const first = start === 'composed' ? composedValues(generator, before, preset) : readValues(generator, before, preset);
  return changeMaterial(generator, before, context, first);
}

/** Values on another size: a design starts anew there, but for what was set otherwise than it started. */
export function resizedValues(
  generator: Generator,
  { from, to }: { readonly from: GeneratorContext; readonly to: GeneratorContext },
  { values, design }: { readonly values: GeneratorValues; readonly design: DesignStart },
): GeneratorValues {
  const started = startValues(generator, from, design);
  const set = Object.entries(values).filter(([key, value]) => value !== started[key]);
  return settleValues(generator, to, { ...startValues(generator, to, design), ...Object.fromEntries(set) });
}
