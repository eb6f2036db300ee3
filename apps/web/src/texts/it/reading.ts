import type { Like } from '../core.ts';
import type { reading as source } from '../en/reading.ts';

export const reading: Like<typeof source> = {
  acceptAlso: 'Accettiamo anche {kinds}.',
  readingPhotos: 'Lettura delle foto: {done} di {total}',
  refusedNotice: { one: '{count} foto non è utilizzabile.', other: '{count} foto non sono utilizzabili.' },
  refusedWhy: 'Mostra perché',
  refusedLess: 'Nascondi',
  refusedRemove: 'Togli',
  HINT_AVIF: 'È un’immagine AVIF. Salvala prima come .jpg.',
  HINT_VIDEO: 'È un video. Scegli la foto stessa.',
  HINT_SERIES: 'È una serie di immagini. Salvane una come foto.',
  HINT_HEIC_OFF: 'Qui non si accettano foto HEIC. Salvala prima come .jpg.',
  HINT_PNG_OFF: 'Qui non si accettano immagini PNG. Salvala prima come .jpg.',
  HINT_WEBP_OFF: 'Qui non si accettano immagini WebP. Salvala prima come .jpg.',
  HINT_GIF: 'È un GIF. Salvalo prima come .jpg.',
  HINT_HDR: 'È fatta per schermi HDR. Salvala prima come .jpg.',
  HINT_PIXELS: 'Ha più di 100 megapixel. Salvala prima più piccola.',
  HINT_PASSES: 'Troppo grande per un JPEG progressivo: salvala come JPEG baseline.',
  HINT_CUT_OFF: 'Il file è interrotto. Copialo di nuovo dalla fotocamera o dal telefono.',
};
