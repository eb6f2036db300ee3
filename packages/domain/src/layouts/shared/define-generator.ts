import { MATERIALS } from '../../catalogue/material.ts';
import type { Control } from './control.ts';
import { arrowControl } from './control-values.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './generator.ts';
import { WRAP_VALUES } from './wrap.ts';

/** Properties of a generator that decide its use of canvas sides. */
type OfSides = Pick<Generator, 'wrapUnasked' | 'makesPanels'>;

/**
 * Completes a generator: its keys are those of its defaults, in their order. On canvas every generator except those of panels has one
 * more value, `wrap`: the content of the folded sides. Unless that is the photos, the layout is generated for the front only, as on a
 * material without bleed.
 */
export function defineGenerator<Key extends string>(own: Omit<Generator<Key>, 'keys'>): Generator<Key> {
  const keys = Object.keys(own.defaults) as Key[];
  if (own.makesPanels) return { ...own, keys };
  const { verify } = own;
  return {
    ...own,
    keys,
    controls: (context, values) => [...own.controls(dealtContext(own, context, values), values), ...wrapControls(own, context, values)],
    generate: (context, values, random) => own.generate(dealtContext(own, context, values), values, random),
    ...(verify && { verify: (context, values, layout) => verify(dealtContext(own, context, values), values, layout) }),
  };
}

/** Default values of a generator on a material. */
export function defaultsOn(generator: Generator, { material }: GeneratorContext): GeneratorValues {
  return foldsOn(generator, material) ? { ...generator.defaults, wrap: unasked(generator) } : generator.defaults;
}

/** The context for generating a layout: the sheet; on canvas without wrapped photos only the front. */
export function dealtContext(own: OfSides, context: GeneratorContext, values: GeneratorValues): GeneratorContext {
  const isDealtOnFront = foldsOn(own, context.material) && wrapIn(own, values) !== WRAP_VALUES.photos;
  return isDealtOnFront ? { ...context, material: '' } : context;
}

function wrapControls(own: OfSides, { material }: GeneratorContext, values: GeneratorValues): readonly Control[] {
  if (!foldsOn(own, material)) return [];
  return [arrowControl({ wrap: wrapIn(own, values) }, { key: 'wrap', label: 'CONTROL_WRAP', options: WRAP_OPTIONS })];
}

const foldsOn = ({ makesPanels }: OfSides, material: GeneratorContext['material']): boolean => MATERIALS[material].isCanvas && !makesPanels;

const unasked = ({ wrapUnasked = 'photos' }: OfSides): number => WRAP_VALUES[wrapUnasked];

const wrapIn = (own: OfSides, { wrap = unasked(own) }: GeneratorValues): number => wrap;

const WRAP_OPTIONS = [
  { value: WRAP_VALUES.photos, label: 'WRAP_PHOTOS' },
  { value: WRAP_VALUES.mirrored, label: 'WRAP_MIRRORED' },
  { value: WRAP_VALUES.colour, label: 'WRAP_COLOUR' },
] as const;
