import type { photoTexts as source } from '../en/photo-texts.ts';
import type { Like } from '../shared/core.ts';

export const photoTexts: Like<typeof source> = {
  photoText: 'Texte',
  photoTextTitle: 'Ajouter un texte',
  photoTextWords: 'Ton texte',
  photoTextPlaceholder: 'Saisis ton texte ici',
  photoTextPreview: 'Aperçu de la photo',
  photoTextSize: 'Taille du texte',
  photoTextCm: '{size} cm',
  photoTextSmaller: 'Texte plus petit',
  photoTextLarger: 'Texte plus grand',
  photoTextAlign: 'Horizontal',
  photoTextLeft: 'Gauche',
  photoTextCentre: 'Centre',
  photoTextRight: 'Droite',
  photoTextValign: 'Vertical',
  photoTextTop: 'Haut',
  photoTextMiddle: 'Milieu',
  photoTextBottom: 'Bas',
  photoTextBackground: 'Fond',
  photoTextPlain: 'Aucun',
  photoTextLight: 'Bande claire',
  photoTextDark: 'Bande foncée',
  photoTextSpoken: '{slot}, avec le texte : {words}',
  photoTextFull: 'Cette photo ne peut pas contenir plus de texte.',
  photoTextTooLarge: 'Ainsi, le texte ne tient pas sur la photo. Choisis une taille plus petite ou raccourcis-le.',
};
