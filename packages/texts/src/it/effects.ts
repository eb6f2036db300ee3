import type { effects as source } from '../en/effects.ts';
import type { Like } from '../shared/core.ts';

export const effects: Like<typeof source> = {
  photoEffects: 'Effetti',
  effectsBack: 'Modifica',
  effectToAll: 'Applica a tutte le foto',
  saidEffectToAll: 'Ora tutte le foto hanno questo aspetto.',
  effectNone: 'Nessun effetto',
  effectGrey: 'Bianco e nero',
  effectFaded: 'Nostalgia',
  effectSepia: 'Seppia',
  effectSepia1: 'Seppia chiaro',
  effectSepia2: 'Seppia bruno',
  effectVintage: 'Vintage',
};
