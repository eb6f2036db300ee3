import { clampValues } from './clamp-values.ts';
import type { Control } from './shared/control.ts';
import { SWITCH_OPTIONS } from './shared/control-values.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './shared/generator.ts';
import { isShuffled } from './shuffle-values.ts';

/** Costs of differing from the wanted values: per doubling of a count (approximately), and per other option. */
const COST = { count: 0.05, choice: 0.05 } as const;

interface Priced {
  readonly values: GeneratorValues;
  readonly cost: number;
}

/**
 * Finds low-cost values near the wanted ones by greedy search: changes one count or option at a time, always the one that lowers the cost
 * most; switches, distances, texts and typed numbers stay. Differing from the wanted values has a small cost.
 *
 * @param costOf  cost of values; Infinity for unusable ones
 */
export function improveValues(
  generator: Generator,
  context: GeneratorContext,
  preferred: GeneratorValues,
  costOf: (values: GeneratorValues) => number,
): GeneratorValues {
  const walked = generator.controls(context, preferred).filter(isWalked);
  const priced = (values: GeneratorValues): Priced => ({ values, cost: costOf(values) + leavingCost(walked, values, preferred) });
  let best = priced(preferred);
  while (best.cost > 0) {
    const tried = neighbours(generator, context, best.values).map(priced);
    const next = tried.reduce((cheapest, candidate) => (candidate.cost < cheapest.cost - 1e-9 ? candidate : cheapest), best);
    if (next === best) break;
    best = next;
  }
  return best.values;
}

/** All values that differ in one count or option. */
function neighbours(generator: Generator, context: GeneratorContext, values: GeneratorValues): readonly GeneratorValues[] {
  return generator
    .controls(context, values)
    .filter(isWalked)
    .flatMap((control) =>
      valuesOf(control)
        .filter((value) => value !== control.currentValue)
        .map((value) => clampValues(generator, context, { ...values, [control.key]: value })),
    );
}

/** True for counts and options. A switch changes the style, not the arrangement, and is excluded. */
function isWalked(control: Control): boolean {
  return isShuffled(control) && control.options !== SWITCH_OPTIONS;
}

function valuesOf({ options, minValue, maxValue, step }: Control): readonly number[] {
  if (options.length > 0) return options.map(({ value }) => value);
  return Array.from({ length: Math.floor((maxValue - minValue) / step) + 1 }, (_, i) => minValue + i * step);
}

function leavingCost(controls: readonly Control[], values: GeneratorValues, preferred: GeneratorValues): number {
  const costs = controls.map(({ key, options }) => {
    const [value = 0, preference = 0] = [values[key], preferred[key]];
    if (options.length > 0) return value === preference ? 0 : COST.choice;
    return COST.count * Math.abs(Math.log(value / preference));
  });
  return costs.reduce((total, cost) => total + cost, 0);
}
