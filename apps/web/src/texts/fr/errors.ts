import type { Like } from '../core.ts';
import type { errors as source } from '../en/errors.ts';

export const errors: Like<typeof source> = {
  ERROR: 'Une erreur est survenue',
  ERROR_OCCURRED: 'Un problème inattendu est survenu.',
  faultUnreadable: 'La réponse ne vient pas de notre serveur. Ton réseau te demande peut-être de te connecter d’abord ; réessaie ensuite.',
  faultStatus: 'Le serveur a répondu par l’erreur {status}.',
  errorLoad: 'Ton collage n’a pas pu être chargé. Tu n’y as sans doute pas travaillé depuis un moment et tu as été déconnecté.',
  errorOverview: 'Va à l’aperçu de tes collages et connecte-toi >',
  errorDetail: 'Détail technique',
  errorToDesigns: 'Choisir un design',
  required: 'Ce champ est obligatoire',
  minlength: 'Ce champ doit comporter au moins {n} caractères',
  maxlength: 'Ce champ peut comporter au plus {n} caractères',
};
