import type { Like } from '../core.ts';
import type { effects as source } from '../en/effects.ts';

export const effects: Like<typeof source> = {
  photoEffects: 'Effecten',
  effectsBack: 'Bewerken',
  effectNone: 'Geen effect',
  effectGrey: 'Zwart-wit',
  effectFaded: 'Nostalgie',
  effectSepia: 'Sepia',
  effectSepia1: 'Licht sepia',
  effectSepia2: 'Bruin sepia',
  effectVintage: 'Vintage',
};
