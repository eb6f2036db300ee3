import type { errors as source } from '../en/errors.ts';
import type { Like } from '../shared/core.ts';

export const errors: Like<typeof source> = {
  ERROR: 'Une erreur est survenue',
  ERROR_OCCURRED: 'Une erreur inattendue est survenue. Recharge la page.',
  faultUnreadable:
    'La réponse ne vient pas de notre serveur. Ton réseau (par exemple le wifi d’un hôtel) demande peut-être de se connecter : fais-le, puis réessaie.',
  faultStatus: 'Le serveur a répondu par l’erreur {status}.',
  errorLoad: 'Ton collage n’a pas pu être chargé. Ta session a sans doute été fermée parce que tu n’y as pas travaillé depuis un moment.',
  errorOverview: 'Va à « Mes collages » et connecte-toi >',
  errorDetail: 'Détail technique',
  errorToDesigns: 'Choisir un modèle',
  required: 'Ce champ est obligatoire',
  minlength: 'Ce champ doit comporter au moins {n} caractères',
  maxlength: 'Ce champ peut comporter au plus {n} caractères',
  noAnswer: 'Le serveur ne répond pas. Réessaie dans un instant.',
};
