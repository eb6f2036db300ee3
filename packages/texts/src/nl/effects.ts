import type { effects as source } from '../en/effects.ts';
import type { Like } from '../shared/core.ts';

export const effects: Like<typeof source> = {
  photoEffects: 'Effecten',
  effectsBack: 'Bewerken',
  effectToAll: 'Op alle foto’s toepassen',
  saidEffectToAll: 'Alle foto’s zien er nu zo uit.',
  effectNone: 'Geen effect',
  effectGrey: 'Zwart-wit',
  effectFaded: 'Nostalgie',
  effectSepia: 'Sepia',
  effectSepia1: 'Licht sepia',
  effectSepia2: 'Bruin sepia',
  effectVintage: 'Vintage',
};
