import type { reading as source } from '../en/reading.ts';
import type { Like } from '../shared/core.ts';

export const reading: Like<typeof source> = {
  acceptAlso: 'Wir akzeptieren auch {kinds}.',
  readingPhotos: 'Fotos werden gelesen: {done} von {total}',
  refusedNotice: { one: '{count} Foto konnte nicht verwendet werden.', other: '{count} Fotos konnten nicht verwendet werden.' },
  refusedWhy: 'Warum?',
  refusedLess: 'Ausblenden',
  refusedRemove: 'Entfernen',
  HINT_AVIF: 'Das ist ein AVIF-Bild. Speichere es erst als .jpg.',
  HINT_RAW: 'Das ist ein RAW-Foto. Speichere es erst als JPEG.',
  HINT_JPEG_XL: 'Das ist ein JPEG-XL-Bild. Speichere es erst als JPEG.',
  HINT_APPLE_PNG: 'Dieses PNG wurde für eine iPhone-App gemacht. Speichere es erst als JPEG.',
  HINT_TIFF_OFF: 'TIFF-Bilder werden hier nicht angenommen. Speichere es erst als .jpg.',
  HINT_VIDEO: 'Das ist ein Video. Wähle stattdessen ein Foto.',
  HINT_SERIES: 'Diese Datei enthält mehrere Bilder. Speichere eines davon als Foto.',
  HINT_HEIC_OFF: 'HEIC-Fotos werden hier nicht angenommen. Speichere das Foto zuerst als .jpg.',
  HINT_PNG_OFF: 'PNG-Bilder werden hier nicht angenommen. Speichere das Bild zuerst als .jpg.',
  HINT_WEBP_OFF: 'WebP-Bilder werden hier nicht angenommen. Speichere das Bild zuerst als .jpg.',
  HINT_GIF: 'Das ist ein GIF. Speichere es erst als .jpg.',
  HINT_HDR: 'Das Foto ist für HDR-Bildschirme gemacht. Speichere es zuerst als .jpg.',
  HINT_PIXELS: 'Das Foto hat mehr als 100 Megapixel. Verkleinere es zuerst.',
  HINT_PASSES: 'Zu groß für ein progressives JPEG: Speichere es als Baseline-JPEG.',
  HINT_CUT_OFF: 'Die Datei ist unvollständig. Kopiere sie noch einmal von Kamera oder Handy.',
  HINT_DAMAGED: 'Die Datei ist beschädigt. Kopiere sie noch einmal von Kamera oder Handy.',
};
