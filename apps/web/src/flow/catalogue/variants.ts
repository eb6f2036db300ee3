import { type Control, generatorOf, type Template } from '@muro/domain';
import { type Choice, contextOf } from './design-choice.ts';

/** Number of variants shown side by side. */
const GROUP = 4;

/**
 * The variants of a choice: the same values with each value of the design's random control. Each variant is created once, so that its
 * layout is computed once.
 */
export interface Variants {
  readonly control: Control;
  has(choice: Choice): boolean;
  numbered(variant: number): Choice;
}

/** Returns null for a design without variants. */
export function variantsOf(template: Template, choice: Choice): Variants | null {
  const control = variantControl(template, choice);
  if (!control) return null;
  const cache = new Map([[control.currentValue, choice]]);
  return {
    control,
    has: (other) => [...cache.values()].includes(other),
    numbered: (variant) => {
      const variantChoice = cache.get(variant) ?? { ...choice, values: { ...choice.values, [control.key]: variant } };
      cache.set(variant, variantChoice);
      return variantChoice;
    },
  };
}

/** Returns the control that stands for chance (the random seed) in a design. */
export function variantControl(template: Template, choice: Choice): Control | undefined {
  const generator = generatorOf(template);
  if (!generator?.chance) return undefined;
  return generator.controls(contextOf(template, choice), choice.values).find(({ key }) => key === generator.chance);
}

/** Returns the group of four that contains a variant, counted from the first. */
export function groupOf(variant: number, { minValue, maxValue }: Control): readonly number[] {
  const first = variant - ((variant - minValue) % GROUP);
  return Array.from({ length: Math.min(GROUP, maxValue - first + 1) }, (_, index) => first + index);
}

/** Returns the next or previous group; null at the ends. */
export function groupBeside(group: readonly number[], by: -1 | 1, control: Control): readonly number[] | null {
  const first = (group[0] ?? control.minValue) + by * GROUP;
  return first < control.minValue || first > control.maxValue ? null : groupOf(first, control);
}
