import { MATERIALS } from '../../catalogue/material.ts';
import type { Control } from './control.ts';
import { arrowControl } from './control-values.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './generator.ts';
import { WRAP_VALUES } from './wrap.ts';

/** Properties of a generator that decide its use of canvas sides. */
type SideUse = Pick<Generator, 'defaultWrap' | 'makesPanels'>;

/**
 * Completes a generator: its keys are those of its defaults, in their order. On canvas every generator except those of panels has one
 * more value, `wrap`: the content of the folded sides. Unless that is the photos, the layout is generated for the front only, as on a
 * material without bleed.
 */
export function defineGenerator<Key extends string>(definition: Omit<Generator<Key>, 'keys'>): Generator<Key> {
  const keys = Object.keys(definition.defaults) as Key[];
  if (definition.makesPanels) return { ...definition, keys };
  const { verify } = definition;
  return {
    ...definition,
    keys,
    controls: (context, values) => [
      ...definition.controls(layoutContext(definition, context, values), values),
      ...wrapControls(definition, context, values),
    ],
    generate: (context, values, random) => definition.generate(layoutContext(definition, context, values), values, random),
    ...(verify && { verify: (context, values, layout) => verify(layoutContext(definition, context, values), values, layout) }),
  };
}

/** Default values of a generator on a material. */
export function defaultsOn(generator: Generator, { material }: GeneratorContext): GeneratorValues {
  return foldsOn(generator, material) ? { ...generator.defaults, wrap: defaultWrapCode(generator) } : generator.defaults;
}

/** The context for generating a layout: the sheet; on canvas without wrapped photos only the front. */
export function layoutContext(sideUse: SideUse, context: GeneratorContext, values: GeneratorValues): GeneratorContext {
  const isFrontOnly = foldsOn(sideUse, context.material) && wrapIn(sideUse, values) !== WRAP_VALUES.photos;
  return isFrontOnly ? { ...context, material: '' } : context;
}

function wrapControls(sideUse: SideUse, { material }: GeneratorContext, values: GeneratorValues): readonly Control[] {
  if (!foldsOn(sideUse, material)) return [];
  return [arrowControl({ wrap: wrapIn(sideUse, values) }, { key: 'wrap', label: 'CONTROL_WRAP', options: WRAP_OPTIONS })];
}

const foldsOn = ({ makesPanels }: SideUse, material: GeneratorContext['material']): boolean => MATERIALS[material].isCanvas && !makesPanels;

const defaultWrapCode = ({ defaultWrap = 'photos' }: SideUse): number => WRAP_VALUES[defaultWrap];

const wrapIn = (sideUse: SideUse, { wrap = defaultWrapCode(sideUse) }: GeneratorValues): number => wrap;

const WRAP_OPTIONS = [
  { value: WRAP_VALUES.photos, label: 'WRAP_PHOTOS' },
  { value: WRAP_VALUES.mirrored, label: 'WRAP_MIRRORED' },
  { value: WRAP_VALUES.colour, label: 'WRAP_COLOUR' },
] as const;
