import type { newShop as source } from '../en/new-shop.ts';
import type { Like } from '../shared/core.ts';

export const newShop: Like<typeof source> = {
  parcel: 'Colis',
  hours: 'Du lundi au vendredi, de 9 h à 17 h',
  terms: 'Conditions générales de vente',
  privacy: 'Confidentialité',
  imprint: 'Mentions légales',
  toBeWritten: 'Ce texte reste à écrire.',
};
