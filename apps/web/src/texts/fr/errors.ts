import type { Like } from '../core.ts';
import type { errors as source } from '../en/errors.ts';

export const errors: Like<typeof source> = {
  ERROR: 'Une erreur est survenue',
  ERROR_OCCURRED: 'Un problème inattendu est survenu.',
  errorLoad: 'Votre collage n’a pas pu être chargé. Vous n’y avez sans doute pas travaillé depuis un moment et avez été déconnecté.',
  errorOverview: 'Allez à l’aperçu de vos collages et connectez-vous >',
  errorDetail: 'Détail technique',
  errorToDesigns: 'Choisir un design',
};
