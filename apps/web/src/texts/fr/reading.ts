import type { Like } from '../core.ts';
import type { reading as source } from '../en/reading.ts';

export const reading: Like<typeof source> = {
  acceptAlso: 'Nous acceptons aussi {kinds}.',
  readingPhotos: 'Lecture des photos : {done} sur {total}',
  HINT_AVIF: 'C’est une image AVIF. Enregistrez-la d’abord en .jpg.',
  HINT_VIDEO: 'C’est une vidéo. Choisissez la photo elle-même.',
  HINT_SERIES: 'C’est une série d’images. Enregistrez-en une comme photo.',
  HINT_HEIC_OFF: 'Les photos HEIC ne sont pas acceptées ici. Enregistrez-la d’abord en .jpg.',
  HINT_PNG_OFF: 'Les images PNG ne sont pas acceptées ici. Enregistrez-la d’abord en .jpg.',
  HINT_HDR: 'Elle est faite pour les écrans HDR. Enregistrez-la d’abord en .jpg.',
  HINT_PIXELS: 'Elle a plus de 100 mégapixels. Enregistrez-la d’abord en plus petit.',
  HINT_PASSES: 'Trop grande pour un JPEG progressif : enregistrez-la en JPEG « baseline ».',
  HINT_CUT_OFF: 'Le fichier est incomplet. Copiez-le à nouveau depuis votre appareil.',
};
