import type { reading as source } from '../en/reading.ts';
import type { Like } from '../shared/core.ts';

export const reading: Like<typeof source> = {
  acceptAlso: 'Nous acceptons aussi {kinds}.',
  readingPhotos: 'Lecture des photos : {done} sur {total}',
  refusedNotice: { one: '{count} photo n’a pas pu être utilisée.', other: '{count} photos n’ont pas pu être utilisées.' },
  refusedWhy: 'Voir pourquoi',
  refusedLess: 'Masquer',
  refusedRemove: 'Retirer',
  HINT_AVIF: 'C’est une image AVIF. Enregistre-la d’abord en .jpg.',
  HINT_RAW: 'C’est une photo RAW. Enregistre-la d’abord en JPEG.',
  HINT_JPEG_XL: 'C’est une image JPEG XL. Enregistre-la d’abord en JPEG.',
  HINT_APPLE_PNG: 'Ce PNG est fait pour une appli iPhone. Enregistre-le d’abord en JPEG.',
  HINT_TIFF_OFF: 'Les images TIFF ne sont pas acceptées ici. Enregistre-la d’abord en .jpg.',
  HINT_VIDEO: 'C’est une vidéo. Choisis une photo.',
  HINT_SERIES: 'C’est une série d’images. Enregistres-en une comme photo.',
  HINT_HEIC_OFF: 'Le format HEIC n’est pas accepté ici. Enregistre d’abord la photo en .jpg.',
  HINT_PNG_OFF: 'Le format PNG n’est pas accepté ici. Enregistre d’abord la photo en .jpg.',
  HINT_WEBP_OFF: 'Le format WebP n’est pas accepté ici. Enregistre d’abord la photo en .jpg.',
  HINT_GIF: 'C’est un GIF. Enregistre-le d’abord en .jpg.',
  HINT_HDR: 'Elle est faite pour les écrans HDR. Enregistre-la d’abord en .jpg.',
  HINT_PIXELS: 'Elle dépasse 100 mégapixels. Réduis-la d’abord.',
  HINT_PASSES: 'Trop grande pour un JPEG progressif : enregistre-la en JPEG « baseline ».',
  HINT_CUT_OFF: 'Le fichier est incomplet. Copie-le à nouveau depuis ton appareil photo ou ton téléphone.',
  HINT_DAMAGED: 'Le fichier est endommagé. Copie-le à nouveau depuis ton appareil.',
};
