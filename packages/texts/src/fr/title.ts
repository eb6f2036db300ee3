import type { title as source } from '../en/title.ts';
import type { Like } from '../shared/core.ts';

export const title: Like<typeof source> = {
  titleDialog: 'Modifier le titre',
  titleText: 'Titre',
  subtitleText: 'Sous-titre',
  titleCaps: 'Majuscules ?',
  titleFont: 'Style',
  titleApply: 'Modifier le texte',
  titlePreview: 'Aperçu du titre',
  FONT_MODERN: 'Moderne',
  FONT_MODERN_1: 'Moderne 1',
  FONT_MODERN_2: 'Moderne 2',
  FONT_CLASSIC: 'Classique',
  FONT_PLAYFUL: 'Fantaisie',
  FONT_HANDWRITING: 'Écriture manuscrite',
  colourChange: 'Changer la couleur',
  colourPick: 'Choisis ta couleur',
  colourClose: 'fermer',
  colourNone: 'Pas de couleur de fond',
  doesfit: 'Le titre est trop long pour ce champ',
};
