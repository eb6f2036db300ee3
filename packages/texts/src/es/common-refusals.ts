import type { commonRefusals as source } from '../en/common-refusals.ts';
import type { Like } from '../shared/core.ts';

export const commonRefusals: Like<typeof source> = {
  ERROR_NO_FILE_ACCESS: 'Sin acceso a esta foto',
  ERROR_FILE_TO_BIG: 'El archivo es demasiado grande (máx. 25 MB)',
  ERROR_NO_JPG_IMAGE: 'Esta imagen no es un JPEG válido.',
  ERROR_COULD_NOT_LOAD: 'No se ha podido cargar la foto.',
  PHOTO_MISSING: 'No todas las fotos han sido colocadas',
};
