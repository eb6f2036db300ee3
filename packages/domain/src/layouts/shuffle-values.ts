import { clampValues } from './clamp-values.ts';
import type { Control } from './shared/control.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './shared/generator.ts';

/**
 * Chooses random values for the number of photos and for letter, position, rhythm or style of the layout. Distances, texts and typed
 * numbers stay, and so does every value in `fixedKeys`.
 *
 * @returns the same object for a generator without such values
 */
export function shuffleValues(
  generator: Generator,
  context: GeneratorContext,
  values: GeneratorValues,
  { random, fixedKeys }: { readonly random: () => number; readonly fixedKeys: ReadonlySet<string> },
): GeneratorValues {
  let shuffled = values;
  for (const key of generator.keys) {
    const control = generator.controls(context, shuffled).find((candidate) => candidate.key === key);
    if (!control || fixedKeys.has(key) || !isShuffled(control) || (generator.chance ?? key) !== key) continue;
    shuffled = clampValues(generator, context, { ...shuffled, [key]: oneOf(control, random()) });
  }
  return shuffled;
}

/** True for counts and options; text options are excluded. */
export function isShuffled({ type, label, step, isHidden }: Control): boolean {
  if (isHidden || label === 'CONTROL_TEXT') return false;
  return type === 'CONTROL_ARROW' || (type === 'CONTROL_NUMBER' && Number.isInteger(step));
}

function oneOf({ options, minValue, maxValue, currentValue }: Control, chance: number): number {
  if (options.length > 0) return options[Math.floor(chance * options.length)]?.value ?? currentValue;
  return minValue + Math.floor(chance * (maxValue - minValue + 1));
}
