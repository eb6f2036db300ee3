import type { effects as source } from '../en/effects.ts';
import type { Like } from '../shared/core.ts';

export const effects: Like<typeof source> = {
  photoEffects: 'Efectos',
  effectsBack: 'Editar',
  effectToAll: 'Aplicar a todas las fotos',
  saidEffectToAll: 'Ahora todas las fotos se ven así.',
  effectNone: 'Sin efecto',
  effectGrey: 'Blanco y negro',
  effectFaded: 'Nostalgia',
  effectSepia: 'Sepia',
  effectSepia1: 'Sepia claro',
  effectSepia2: 'Sepia marrón',
  effectVintage: 'Vintage',
};
