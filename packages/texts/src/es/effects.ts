import type { Like } from '../core.ts';
import type { effects as source } from '../en/effects.ts';

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
