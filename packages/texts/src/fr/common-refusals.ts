import type { commonRefusals as source } from '../en/common-refusals.ts';
import type { Like } from '../shared/core.ts';

export const commonRefusals: Like<typeof source> = {
  ERROR_NO_FILE_ACCESS: 'Pas d’accès à cette photo',
  ERROR_FILE_TO_BIG: 'Le fichier est trop volumineux (25 Mo max.)',
  ERROR_NO_JPG_IMAGE: 'Cette image n’est pas un JPEG valide.',
  ERROR_COULD_NOT_LOAD: 'Impossible de charger la photo.',
  PHOTO_MISSING: 'Il manque une ou plusieurs photos',
};
