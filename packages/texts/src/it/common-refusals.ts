import type { commonRefusals as source } from '../en/common-refusals.ts';
import type { Like } from '../shared/core.ts';

export const commonRefusals: Like<typeof source> = {
  ERROR_NO_FILE_ACCESS: 'Nessun accesso a questa foto',
  ERROR_FILE_TO_BIG: 'Il file è troppo grande (max 25 MB)',
  ERROR_NO_JPG_IMAGE: 'Questa immagine non è un JPEG valido.',
  ERROR_COULD_NOT_LOAD: 'Impossibile caricare la foto.',
  PHOTO_MISSING: 'Mancano una o più foto',
};
