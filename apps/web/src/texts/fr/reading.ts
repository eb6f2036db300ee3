import type { Like } from '../core.ts';
import type { reading as source } from '../en/reading.ts';

export const reading: Like<typeof source> = {
  acceptAlso: 'Nous acceptons aussi {kinds}.',
  readingPhotos: 'Lecture des photos : {done} sur {total}',
  refusedNotice: { one: '{count} photo n’a pas pu être utilisée.', other: '{count} photos n’ont pas pu être utilisées.' },
  refusedWhy: 'Voir pourquoi',
  refusedLess: 'Masquer',
  refusedRemove: 'Retirer',
  HINT_AVIF: 'C’est une image AVIF. Enregistre-la d’abord en .jpg.',
  HINT_VIDEO: 'C’est une vidéo. Choisis la photo elle-même.',
  HINT_SERIES: 'C’est une série d’images. Enregistres-en une comme photo.',
  HINT_HEIC_OFF: 'Les photos HEIC ne sont pas acceptées ici. Enregistre-la d’abord en .jpg.',
  HINT_PNG_OFF: 'Les images PNG ne sont pas acceptées ici. Enregistre-la d’abord en .jpg.',
  HINT_WEBP_OFF: 'Les images WebP ne sont pas acceptées ici. Enregistre-la d’abord en .jpg.',
  HINT_GIF: 'C’est un GIF. Enregistre-le d’abord en .jpg.',
  HINT_HDR: 'Elle est faite pour les écrans HDR. Enregistre-la d’abord en .jpg.',
  HINT_PIXELS: 'Elle a plus de 100 mégapixels. Enregistre-la d’abord en plus petit.',
  HINT_PASSES: 'Trop grande pour un JPEG progressif : enregistre-la en JPEG « baseline ».',
  HINT_CUT_OFF: 'Le fichier est incomplet. Copie-le à nouveau depuis ton appareil.',
};
