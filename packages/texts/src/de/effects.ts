import type { Like } from '../core.ts';
import type { effects as source } from '../en/effects.ts';

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
