import { type Cm, roundCm } from '../../units/cm.ts';
import { itemAt } from '../../units/item-at.ts';
import type { Control, ControlOption } from './control.ts';
import type { ValuesOf } from './generator.ts';
import { hasTextBand, TEXT, TEXT_CODES, type TextCode } from './text-codes.ts';

/** Labels of controls; each is a text key in every language. */
export const CONTROL_LABELS = [
  'CONTROL_COLUMNS',
  'CONTROL_ROWS',
  'CONTROL_PHOTOS',
  'CONTROL_LAYOUT',
  'CONTROL_POSITION',
  'CONTROL_DIVISION',
  'CONTROL_INLINE',
  'CONTROL_MIXED',
  'CONTROL_PLAYFULL',
  'CONTROL_FONT',
  'CONTROL_NUMBER',
  'CONTROL_YEAR',
  'CONTROL_DATE',
  'CONTROL_SPACING',
  'CONTROL_MARGIN',
  'CONTROL_TEXT',
  'CONTROL_ORDER',
  'CONTROL_WHOLE',
  'CONTROL_VARIANT',
  'CONTROL_OUTLINE',
  'CONTROL_WRAP',
] as const;
export type ControlLabel = (typeof CONTROL_LABELS)[number];

interface Named<Key extends string> {
  readonly key: Key;
  readonly label: ControlLabel;
  readonly isHidden?: boolean;
}

interface NumberSpec<Key extends string> extends Named<Key> {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
}

/** A stepper from min to max; if the maximum is below the minimum (on a very small page), only the minimum. [CTRL-02] */
export function numberControl<Key extends string>(
  values: ValuesOf<NoInfer<Key>>,
  { key, label, min, max, step = 1, isHidden = false }: NumberSpec<Key>,
): Control {
  const bounds = { minValue: min, maxValue: Math.max(min, max) };
  const currentValue = clampTo(values[key], bounds, step);
  return {
    key,
    type: 'CONTROL_NUMBER',
    label,
    currentValue,
    ...bounds,
    step,
    isMinimum: currentValue <= bounds.minValue,
    isMaximum: currentValue >= bounds.maxValue,
    options: [],
    isHidden,
    digits: 0,
  };
}

/** A control that steps through a fixed list of options and stops at its ends. [CTRL-03] [CTRL-10] */
export function arrowControl<Key extends string>(
  values: ValuesOf<NoInfer<Key>>,
  { key, label, options, isHidden = false }: Named<Key> & { readonly options: readonly ControlOption[] },
): Control {
  const all = options.map((option) => option.value);
  const index = Math.max(0, all.indexOf(values[key]));
  return {
    key,
    type: 'CONTROL_ARROW',
    label,
    currentValue: itemAt(all, index),
    minValue: Math.min(...all),
    maxValue: Math.max(...all),
    step: 1,
    isMinimum: index === 0,
    isMaximum: index === all.length - 1,
    options,
    isHidden,
    digits: 0,
  };
}

/** An input for a whole number from 0, with at most as many digits as its maximum. [CTRL-04] [GEN-NUM-13 … GEN-NUM-15] */
export function inputControl<Key extends string>(
  values: ValuesOf<NoInfer<Key>>,
  { digits = 0, ...named }: Named<Key> & { readonly max: number; readonly digits?: number },
): Control {
  return { ...numberControl(values, { ...named, min: 0 }), type: 'CONTROL_INPUT', digits };
}

/** borderCM: the gap between photos. [GEN-COMMON-05] */
export function spacingControl(values: ValuesOf<'borderCM'>, max: Cm = 2): Control {
  return numberControl(values, { key: 'borderCM', label: 'CONTROL_SPACING', min: 0, max, step: 0.1 });
}

/** marginCM: hidden while a text replaces the margin. [GEN-COMMON-06] [SZST-11] */
export function marginControl(values: ValuesOf<'marginCM'> & Partial<ValuesOf<'hasText'>>): Control {
  const isHidden = hasTextBand(values.hasText ?? TEXT.TEXT_NONE);
  return numberControl(values, { key: 'marginCM', label: 'CONTROL_MARGIN', min: 0.5, max: 2, step: 0.1, isHidden });
}

/** hasText: its options are text codes, shown as icons. [GEN-COMMON-07] [CTRL-05] */
export function textControl(values: ValuesOf<'hasText'>, codes: readonly TextCode[] = TEXT_CODES): Control {
  return arrowControl(values, {
    key: 'hasText',
    label: 'CONTROL_TEXT',
    options: codes.map((code) => ({ value: TEXT[code], label: code })),
  });
}

/** Options labelled A, B, C … for layouts 0, 1, 2 … */
export function letterOptions(count: number): readonly ControlOption[] {
  return Array.from({ length: count }, (_, value) => ({ value, label: String.fromCharCode(65 + value) }));
}

/** 0 = off, 1 = on. [GEN-SPLIT-08] */
export const SWITCH_OPTIONS: readonly ControlOption[] = [
  { value: 0, label: 'OFF' },
  { value: 1, label: 'ON' },
];

/** Clamps a value to its bounds; rounds it if the step is whole; NaN becomes the minimum. */
export function clampTo(
  value: number,
  { minValue, maxValue }: { readonly minValue: number; readonly maxValue: number },
  step: number,
): number {
  if (Number.isNaN(value)) return minValue;
  const snapped = Number.isInteger(step) ? Math.round(value) : roundCm(value);
  return Math.max(minValue, Math.min(maxValue, snapped)) + 0;
}
