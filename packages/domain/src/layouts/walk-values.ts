import { isDealt } from './dealt-values.ts';
import { settleValues } from './settle-values.ts';
import type { Control } from './shared/control.ts';
import { SWITCH_OPTIONS } from './shared/control-values.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './shared/generator.ts';

/** What leaving the wish costs: for each doubling of a count (about), and for each other choice. */
const COST = { count: 0.05, choice: 0.05 } as const;

interface Priced {
  readonly values: GeneratorValues;
  readonly cost: number;
}

/**
 * The values that cost least near those that are wished: counts and choices are walked one at a time, always to what helps most, as a
 * person would at the controls; switches, distances, texts and typed numbers stay. Leaving the wish has a small price of its own.
 *
 * @param costOf  what values cost; infinite for those that will not do at all
 */
export function walkedValues(
  generator: Generator,
  context: GeneratorContext,
  wished: GeneratorValues,
  costOf: (values: GeneratorValues) => number,
): GeneratorValues {
  const walked = generator.controls(context, wished).filter(isWalked);
  const priced = (values: GeneratorValues): Priced => ({ values, cost: costOf(values) + leavingCost(walked, values, wished) });
  let best = priced(wished);
  while (best.cost > 0) {
    const tried = neighbours(generator, context, best.values).map(priced);
    const next = tried.reduce((cheapest, each) => (each.cost < cheapest.cost - 1e-9 ? each : cheapest), best);
    if (next === best) break;
    best = next;
  }
  return best.values;
}

/** The values with every other value of one count or choice at a time. */
function neighbours(generator: Generator, context: GeneratorContext, values: GeneratorValues): readonly GeneratorValues[] {
  return generator
    .controls(context, values)
    .filter(isWalked)
    .flatMap((control) =>
      valuesOf(control)
        .filter((value) => value !== control.currentValue)
        .map((value) => settleValues(generator, context, { ...values, [control.key]: value })),
    );
}

/** A switch says what a design looks like, not how it is arranged. */
function isWalked(control: Control): boolean {
  return isDealt(control) && control.options !== SWITCH_OPTIONS;
}

function valuesOf({ options, minValue, maxValue, step }: Control): readonly number[] {
  if (options.length > 0) return options.map(({ value }) => value);
  return Array.from({ length: Math.floor((maxValue - minValue) / step) + 1 }, (_, i) => minValue + i * step);
}

function leavingCost(controls: readonly Control[], values: GeneratorValues, wished: GeneratorValues): number {
  const costs = controls.map(({ key, options }) => {
    const [value = 0, wish = 0] = [values[key], wished[key]];
    if (options.length > 0) return value === wish ? 0 : COST.choice;
    return COST.count * Math.abs(Math.log(value / wish));
  });
  return costs.reduce((total, each) => total + each, 0);
}
