import type { Like } from '../core.ts';
import type { reading as source } from '../en/reading.ts';

export const reading: Like<typeof source> = {
  acceptAlso: 'Ook {kinds} is welkom.',
  readingPhotos: 'Foto’s lezen: {done} van {total}',
  refusedNotice: { one: '{count} foto kon niet worden gebruikt.', other: '{count} foto’s konden niet worden gebruikt.' },
  refusedWhy: 'Toon waarom',
  refusedLess: 'Verberg',
  refusedRemove: 'Opruimen',
  HINT_AVIF: 'Dit is een AVIF-afbeelding. Sla die eerst op als .jpg.',
  HINT_VIDEO: 'Dit is een video. Kies de foto zelf.',
  HINT_SERIES: 'Dit is een reeks afbeeldingen. Sla er één op als foto.',
  HINT_HEIC_OFF: 'HEIC-foto’s nemen we hier niet aan. Sla die eerst op als .jpg.',
  HINT_PNG_OFF: 'PNG-afbeeldingen nemen we hier niet aan. Sla die eerst op als .jpg.',
  HINT_WEBP_OFF: 'WebP-afbeeldingen nemen we hier niet aan. Sla die eerst op als .jpg.',
  HINT_GIF: 'Dit is een GIF. Sla die eerst op als .jpg.',
  HINT_HDR: 'Deze is gemaakt voor HDR-schermen. Sla die eerst op als .jpg.',
  HINT_PIXELS: 'Deze heeft meer dan 100 megapixels. Sla hem eerst kleiner op.',
  HINT_PASSES: 'Te groot voor een progressieve JPEG: sla hem op als baseline-JPEG.',
  HINT_CUT_OFF: 'Het bestand breekt af. Kopieer het nog eens van je camera of telefoon.',
};
