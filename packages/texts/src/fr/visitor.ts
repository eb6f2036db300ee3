import type { visitor as source } from '../en/visitor.ts';
import type { Like } from '../shared/core.ts';

export const visitor: Like<typeof source> = {
  makeCollage: 'Créer un collage',
  signInOverview: 'Connecte-toi pour voir tes collages et tes commandes.',
  signInToCollage: 'Connecte-toi pour ouvrir ton collage',
  signInToCollageHint: 'Utilise le compte qui a servi à le créer.',
  registerForPages: 'Avec un compte, tes collages sont conservés et tu peux les commander depuis n’importe quel appareil.',
  registerHaveOne: 'J’ai déjà un compte',
};
