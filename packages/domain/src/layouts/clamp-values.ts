import { resetsMargin } from '../catalogue/size-choice.ts';
import { roundCm } from '../units/cm.ts';
import type { Control } from './shared/control.ts';
import { clampTo } from './shared/control-values.ts';
import { defaultsOn } from './shared/define-generator.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './shared/generator.ts';

/**
 * Clamps values: one for each key of the generator, each inside its bounds. Bounds may depend on other values, so this repeats until
 * nothing changes. Returns the same object if no value had to change.
 *
 * @see [SZST-14] [CTRL-09]
 */
export function clampValues(generator: Generator, context: GeneratorContext, values: GeneratorValues): GeneratorValues {
  let current: GeneratorValues = Object.fromEntries(
    Object.entries(defaultsOn(generator, context)).map(([key, value]) => [key, finiteOr(values[key], value)]),
  );
  for (let pass = 0; pass <= generator.keys.length; pass++) {
    const next = clampAll(generator.controls(context, current), current);
    if (next === current) break;
    current = next;
  }
  return isSame(values, current) ? values : current;
}

/** A generator with its current values. */
interface Adjusted {
  readonly generator: Generator;
  readonly context: GeneratorContext;
  /** Clamped values. */
  readonly values: GeneratorValues;
}

/** The values after one press of a control's minus (-1) or plus (1); the same object at the end of its range. [CTRL-09 … CTRL-11] */
export function stepControl({ generator, context, values }: Adjusted, key: string, by: -1 | 1): GeneratorValues {
  const control = controlNamed(generator, context, values, key);
  if (!control || (by < 0 ? control.isMinimum : control.isMaximum)) return values;
  return clampValues(generator, context, { ...values, [key]: steppedValue(control, by) });
}

/**
 * The values after a number was typed. Characters other than digits are removed, and extra digits are cut. An empty or out-of-range
 * number changes nothing: the same object is returned, and the field shows its old value again.
 *
 * @see [CTRL-12] [CTRL-13] [GEN-NUM-12 … GEN-NUM-15]
 */
export function typeControl({ generator, context, values }: Adjusted, key: string, text: string): GeneratorValues {
  const control = controlNamed(generator, context, values, key);
  if (!control) return values;
  const digits = inputDigits(text, control.maxValue);
  const typed = Number.parseInt(digits, 10);
  if (Number.isNaN(typed) || typed < control.minValue || typed > control.maxValue) return values;
  return clampValues(generator, context, { ...values, [key]: typed });
}

/** The digits of a typed number, at most as many as the maximum has. [GEN-NUM-12] [GEN-NUM-14] */
export function inputDigits(text: string, maxValue: number): string {
  return text.replace(/\D/g, '').slice(0, String(maxValue).length);
}

/** Reads and clamps values from metadata texts; missing or invalid ones get the generator's default. */
export function readValues(generator: Generator, context: GeneratorContext, texts: Readonly<Record<string, string>>): GeneratorValues {
  const numbers = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return clampValues(generator, context, Object.fromEntries(numbers.map(([key, text]) => [key, Number(text)])));
}

/** Lists metadata texts that are not values within its bounds, with a reason for developers. */
export function listInvalidValues(
  generator: Generator,
  context: GeneratorContext,
  texts: Readonly<Record<string, string>>,
): readonly { readonly key: string; readonly reason: string }[] {
  const settled = readValues(generator, context, texts);
  return Object.entries(texts).flatMap(([key, text]) => {
    if (!Object.hasOwn(settled, key))
      return [{ key, reason: `${generator.name} has no value '${key}'; it has ${Object.keys(settled).join(', ')}` }];
    if (text.trim() === '' || !Number.isFinite(Number(text))) return [{ key, reason: `'${text.slice(0, 40)}' is not a number` }];
    const control = controlNamed(generator, context, settled, key);
    const value = settled[key];
    if (!control || value === undefined || Math.abs(value - Number(text)) < 1e-9) return [];
    const isSplit = control.options.length === 0 && Number.isInteger(control.step) && !Number.isInteger(Number(text));
    return [{ key, reason: isSplit ? `${text} is not a whole number` : `${text} is outside ${boundsText(control)}` }];
  });
}

/**
 * The values after a change of material: from no preference, or from a flat material onto canvas, the margin is reset to its minimum. Any
 * other change only clamps.
 *
 * @param to  the context with the new material
 * @see [SZST-05] [SZST-07 … SZST-10]
 */
export function changeMaterial(
  generator: Generator,
  from: GeneratorContext,
  to: GeneratorContext,
  values: GeneratorValues,
): GeneratorValues {
  const isReset = 'marginCM' in values && resetsMargin(from.material, to.material);
  return clampValues(generator, to, isReset ? { ...values, marginCM: 0 } : values);
}

function controlNamed(generator: Generator, context: GeneratorContext, values: GeneratorValues, key: string): Control | undefined {
  return generator.controls(context, values).find((control) => control.key === key);
}

function steppedValue(control: Control, by: -1 | 1): number {
  if (control.options.length === 0) return roundCm(control.currentValue + by * control.step);
  const index = control.options.findIndex((option) => option.value === control.currentValue);
  return control.options[index + by]?.value ?? control.currentValue;
}

function clampAll(controls: readonly Control[], values: GeneratorValues): GeneratorValues {
  let next = values;
  for (const control of controls) {
    const value = values[control.key] ?? control.currentValue;
    const settled = control.options.length > 0 ? control.currentValue : clampTo(value, control, control.step);
    if (settled !== value) next = { ...next, [control.key]: settled };
  }
  return next;
}

function boundsText(control: Control): string {
  if (control.options.length === 0) return `${control.minValue} to ${control.maxValue}`;
  return `the values ${control.options.map((option) => option.value).join(', ')}`;
}

function finiteOr(value: number | undefined, otherwise: number): number {
  return value !== undefined && Number.isFinite(value) ? value : otherwise;
}

function isSame(a: GeneratorValues, b: GeneratorValues): boolean {
  const keys = Object.keys(b);
  return keys.length === Object.keys(a).length && keys.every((key) => a[key] === b[key]);
}
