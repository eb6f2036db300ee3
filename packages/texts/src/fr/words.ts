import type { words as source } from '../en/words.ts';
import type { Like } from '../shared/core.ts';

export const words: Like<typeof source> = {
  wordsLeftOut: 'Caractères retirés, car impossibles à imprimer : {signs}',
  wordsCut: 'La fin ne rentre pas et ne sera pas imprimée.',
  wordsBroken: 'Un mot est trop long pour sa ligne et sera coupé en deux.',
  titleOff: 'Laisser vide',
  titleMissing: 'Pas de titre : ajoutes-en un',
  subtitleMissing: 'Pas de sous-titre : ajoutes-en un',
  lostTitle: 'Le titre « {words} »',
  lostSubtitle: 'Le sous-titre « {words} »',
  lostOnPhoto: 'Le texte « {words} » sur la photo {number}',
  lostCut: '{place} ne tient pas en entier : la fin ne sera pas imprimée.',
  lostAll: '{place} ne tient pas et ne sera pas imprimé.',
  lostBroken: '{place} est trop large : un mot sera coupé en deux.',
  lostSigns: '{place} contient des caractères impossibles à imprimer : {signs}',
  lostMore: {
    one: 'Un autre texte ne sera pas imprimé tel qu’il est écrit.',
    other: '{count} autres textes ne seront pas imprimés tels qu’ils sont écrits.',
  },
  lostEdit: 'Modifier le texte',
};
