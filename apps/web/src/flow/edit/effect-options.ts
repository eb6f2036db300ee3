import { EFFECTS, type Effect } from '@muro/domain';

/** An effect in the list. [FX-05] */
export interface EffectOption {
  /** The effect as it is stored, '' for none. */
  readonly effectStr: Effect;
  /** Text key of its name. */
  readonly name: EffectNameKey;
  /** URL of the photo's preview with this effect; null while it is being rendered. */
  readonly preview: string | null;
}

export type EffectPreviews = Readonly<Partial<Record<Effect, string>>>;

const NAMES = {
  '': 'effectNone',
  grey: 'effectGrey',
  faded: 'effectFaded',
  sepia: 'effectSepia',
  sepia1: 'effectSepia1',
  sepia2: 'effectSepia2',
  vintage: 'effectVintage',
} as const satisfies Record<Effect, string>;

export type EffectNameKey = (typeof NAMES)[Effect];

/** Returns all effects in list order, none first. [FX-08] */
export function effectOptions(previews: EffectPreviews): readonly EffectOption[] {
  return EFFECTS.map((effectStr) => ({ effectStr, name: NAMES[effectStr], preview: previews[effectStr] ?? null }));
}
