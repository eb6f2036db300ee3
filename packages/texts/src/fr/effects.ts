import type { effects as source } from '../en/effects.ts';
import type { Like } from '../shared/core.ts';

export const effects: Like<typeof source> = {
  photoEffects: 'Effets',
  effectsBack: 'Modifier',
  effectToAll: 'Appliquer à toutes les photos',
  saidEffectToAll: 'Toutes les photos ont maintenant cet aspect.',
  effectNone: 'Sans effet',
  effectGrey: 'Noir et blanc',
  effectFaded: 'Nostalgie',
  effectSepia: 'Sépia',
  effectSepia1: 'Sépia clair',
  effectSepia2: 'Sépia brun',
  effectVintage: 'Vintage',
};
