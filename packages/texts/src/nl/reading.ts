import type { reading as source } from '../en/reading.ts';
import type { Like } from '../shared/core.ts';

export const reading: Like<typeof source> = {
  acceptAlso: 'We accepteren ook {kinds}.',
  readingPhotos: 'Foto’s lezen: {done} van {total}',
  refusedNotice: { one: '{count} foto kon niet worden gebruikt.', other: '{count} foto’s konden niet worden gebruikt.' },
  refusedWhy: 'Reden tonen',
  refusedLess: 'Verbergen',
  refusedRemove: 'Verwijderen',
  HINT_AVIF: 'Dit is een AVIF-afbeelding. Sla die eerst op als .jpg.',
  HINT_RAW: 'Dit is een RAW-foto. Sla die eerst op als JPEG.',
  HINT_JPEG_XL: 'Dit is een JPEG XL-afbeelding. Sla die eerst op als JPEG.',
  HINT_APPLE_PNG: 'Deze PNG is voor een iPhone-app gemaakt. Sla die eerst op als JPEG.',
  HINT_TIFF_OFF: 'TIFF-afbeeldingen worden hier niet geaccepteerd. Sla die eerst op als .jpg.',
  HINT_VIDEO: 'Dit is een video. Kies in plaats daarvan een foto.',
  HINT_SERIES: 'Dit bestand bevat meerdere afbeeldingen. Sla er één op als foto.',
  HINT_HEIC_OFF: 'HEIC-foto’s accepteren we hier niet. Sla de foto eerst op als .jpg.',
  HINT_PNG_OFF: 'PNG-afbeeldingen accepteren we hier niet. Sla de afbeelding eerst op als .jpg.',
  HINT_WEBP_OFF: 'WebP-afbeeldingen accepteren we hier niet. Sla de afbeelding eerst op als .jpg.',
  HINT_GIF: 'Dit is een GIF. Sla die eerst op als .jpg.',
  HINT_HDR: 'De foto is gemaakt voor HDR-schermen. Sla hem eerst op als .jpg.',
  HINT_PIXELS: 'De foto heeft meer dan 100 megapixel. Sla hem eerst kleiner op.',
  HINT_PASSES: 'Te groot voor een progressieve JPEG: sla hem op als baseline-JPEG.',
  HINT_CUT_OFF: 'Het bestand is onvolledig. Kopieer het nog eens van je camera of telefoon.',
  HINT_DAMAGED: 'Het bestand is beschadigd. Kopieer het nog eens van je camera of telefoon.',
};
