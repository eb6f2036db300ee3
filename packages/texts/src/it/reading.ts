import type { reading as source } from '../en/reading.ts';
import type { Like } from '../shared/core.ts';

export const reading: Like<typeof source> = {
  acceptAlso: 'Accettiamo anche {kinds}.',
  readingPhotos: 'Lettura delle foto: {done} di {total}',
  refusedNotice: { one: '{count} foto non è utilizzabile.', other: '{count} foto non sono utilizzabili.' },
  refusedWhy: 'Mostra perché',
  refusedLess: 'Nascondi',
  refusedRemove: 'Togli',
  HINT_AVIF: 'È un’immagine AVIF. Salvala prima come .jpg.',
  HINT_RAW: 'È una foto RAW. Salvala prima come JPEG.',
  HINT_JPEG_XL: 'È un’immagine JPEG XL. Salvala prima come JPEG.',
  HINT_APPLE_PNG: 'Questo PNG è fatto per un’app per iPhone. Salvalo prima come JPEG.',
  HINT_TIFF_OFF: 'Le immagini TIFF non sono accettate qui. Salvala prima come .jpg.',
  HINT_VIDEO: 'È un video. Scegli una foto.',
  HINT_SERIES: 'È una serie di immagini. Salvane una come foto.',
  HINT_HEIC_OFF: 'Qui non si accetta il formato HEIC. Salva prima la foto come .jpg.',
  HINT_PNG_OFF: 'Qui non si accetta il formato PNG. Salva prima la foto come .jpg.',
  HINT_WEBP_OFF: 'Qui non si accetta il formato WebP. Salva prima la foto come .jpg.',
  HINT_GIF: 'È una GIF. Salvala prima come .jpg.',
  HINT_HDR: 'È fatta per schermi HDR. Salvala prima come .jpg.',
  HINT_PIXELS: 'Supera i 100 megapixel. Riducila prima.',
  HINT_PASSES: 'Troppo grande per un JPEG progressivo: salvala come JPEG baseline.',
  HINT_CUT_OFF: 'Il file è incompleto. Copialo di nuovo dalla fotocamera o dal telefono.',
  HINT_DAMAGED: 'Il file è danneggiato. Copialo di nuovo dalla fotocamera o dal telefono.',
};
