import type { commonRefusals as source } from '../en/common-refusals.ts';
import type { Like } from '../shared/core.ts';

export const commonRefusals: Like<typeof source> = {
  ERROR_NO_FILE_ACCESS: 'Kein Zugriff auf dieses Foto',
  ERROR_FILE_TO_BIG: 'Die Datei ist zu groß (max. 25 MB)',
  ERROR_NO_JPG_IMAGE: 'Das ist kein gültiges JPEG-Bild.',
  ERROR_COULD_NOT_LOAD: 'Das Foto konnte nicht geladen werden.',
  PHOTO_MISSING: 'Ein oder mehrere Fotos fehlen',
};
