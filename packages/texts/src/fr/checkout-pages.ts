import type { checkoutPages as source } from '../en/checkout-pages.ts';
import type { Like } from '../shared/core.ts';

export const checkoutPages: Like<typeof source> = {
  choose: 'Sur quel support l’imprimer ?',
  chooseHint: 'Choisis le matériau ; tu passes ensuite à la caisse.',
  toCheckout: 'Passer à la caisse',
  otherPlaces: 'Sur ce matériau, le modèle a d’autres emplacements. Regarde d’abord ce que donne ton collage.',
  open: 'Ouvrir le collage',
  notYet: 'Ce collage ne peut pas encore être commandé',
  otherAccount: 'Ce collage appartient à un autre compte',
  otherAccountHint: 'Tu utilises le compte {name}. Déconnecte-toi, puis connecte-toi avec le compte qui a servi à créer le collage.',
  gone: 'Ce collage n’existe plus',
};
