import type { effects as source } from '../en/effects.ts';
import type { Like } from '../shared/core.ts';

export const effects: Like<typeof source> = {
  photoEffects: 'Effekte',
  effectsBack: 'Bearbeiten',
  effectToAll: 'Auf alle Fotos anwenden',
  saidEffectToAll: 'Alle Fotos sehen jetzt so aus.',
  effectNone: 'Ohne Effekt',
  effectGrey: 'Schwarz-Weiß',
  effectFaded: 'Nostalgie',
  effectSepia: 'Sepia',
  effectSepia1: 'Helles Sepia',
  effectSepia2: 'Braunes Sepia',
  effectVintage: 'Vintage',
};
