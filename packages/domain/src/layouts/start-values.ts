import { composedValues } from './composed-values.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './generator.ts';
import { changeMaterial, settleValues } from './settle-values.ts';

/**
 * The values that a design starts with on a material: its preset as it looks composed at this size, on no material, then
 * changed to this one, as whoever chooses a size and then a material comes to them.
 */
export function startValues(generator: Generator, context: GeneratorContext, preset: Readonly<Record<string, string>>): GeneratorValues {
  const before: GeneratorContext = { ...context, material: '' };
  return changeMaterial(generator, before, context, composedValues(generator, before, preset));
}

/** Values on another size: a design starts anew there, but for what was set otherwise than it started. */
export function resizedValues(
  generator: Generator,
  { from, to }: { readonly from: GeneratorContext; readonly to: GeneratorContext },
  { values, preset }: { readonly values: GeneratorValues; readonly preset: Readonly<Record<string, string>> },
): GeneratorValues {
  const started = startValues(generator, from, preset);
  const set = Object.entries(values).filter(([key, value]) => value !== started[key]);
  return settleValues(generator, to, { ...startValues(generator, to, preset), ...Object.fromEntries(set) });
}
