import type { visitor as source } from '../en/visitor.ts';
import type { Like } from '../shared/core.ts';

export const visitor: Like<typeof source> = {
  makeCollage: 'Crea un collage',
  signInOverview: 'Accedi per vedere i tuoi collage e i tuoi ordini.',
  signInToCollage: 'Accedi per aprire il tuo collage',
  signInToCollageHint: 'Usa l’account con cui l’hai creato.',
  registerForPages: 'Con un account i tuoi collage restano conservati e puoi ordinarli, da ogni dispositivo.',
  registerHaveOne: 'Ho già un account',
};
