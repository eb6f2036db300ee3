import { EFFECTS, type Effect } from '@muro/domain';

/** One effect as it is offered. [FX-05] */
export interface EffectOption {
  /** The effect as it is stored, '' for none. */
  readonly effectStr: Effect;
  /** Key of its name. */
  readonly name: EffectNameKey;
  /** Address of the photo's small picture with this effect; null while it is being made. */
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

/** All effects in the order of the list, none first. [FX-08] */
export function effectOptions(previews: EffectPreviews): readonly EffectOption[] {
  return EFFECTS.map((effectStr) => ({ effectStr, name: NAMES[effectStr], preview: previews[effectStr] ?? null }));
}
