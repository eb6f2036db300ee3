import type { Like } from '../core.ts';
import type { reading as source } from '../en/reading.ts';

export const reading: Like<typeof source> = {
  acceptAlso: 'Auch {kinds} nehmen wir.',
  readingPhotos: 'Fotos werden gelesen: {done} von {total}',
  refusedNotice: { one: '{count} Foto konnte nicht verwendet werden.', other: '{count} Fotos konnten nicht verwendet werden.' },
  refusedWhy: 'Zeig warum',
  refusedLess: 'Ausblenden',
  refusedRemove: 'Wegräumen',
  HINT_AVIF: 'Das ist ein AVIF-Bild. Speichere es erst als .jpg.',
  HINT_VIDEO: 'Das ist ein Video. Wähle das Foto selbst.',
  HINT_SERIES: 'Das ist eine Bilderserie. Speichere eines davon als Foto.',
  HINT_HEIC_OFF: 'HEIC-Fotos nehmen wir hier nicht. Speichere es erst als .jpg.',
  HINT_PNG_OFF: 'PNG-Bilder nehmen wir hier nicht. Speichere es erst als .jpg.',
  HINT_WEBP_OFF: 'WebP-Bilder nehmen wir hier nicht. Speichere es erst als .jpg.',
  HINT_GIF: 'Das ist ein GIF. Speichere es erst als .jpg.',
  HINT_HDR: 'Es ist für HDR-Bildschirme gemacht. Speichere es erst als .jpg.',
  HINT_PIXELS: 'Es hat mehr als 100 Megapixel. Speichere es erst kleiner.',
  HINT_PASSES: 'Zu groß für ein progressives JPEG: Speichere es als Baseline-JPEG.',
  HINT_CUT_OFF: 'Die Datei bricht ab. Kopiere sie noch einmal von Kamera oder Handy.',
};
