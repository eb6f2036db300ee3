import type { Catalogue } from '../shared/core.ts';

export const effects = {
  photoEffects: 'Effects',
  effectsBack: 'Edit',
  effectToAll: 'Apply to all photos',
  saidEffectToAll: 'All photos look like this now.',
  effectNone: 'No effect',
  effectGrey: 'Black and white',
  effectFaded: 'Nostalgia',
  effectSepia: 'Sepia',
  effectSepia1: 'Light sepia',
  effectSepia2: 'Brown sepia',
  effectVintage: 'Vintage',
} as const satisfies Catalogue;
