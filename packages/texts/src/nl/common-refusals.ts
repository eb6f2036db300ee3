import type { commonRefusals as source } from '../en/common-refusals.ts';
import type { Like } from '../shared/core.ts';

export const commonRefusals: Like<typeof source> = {
  ERROR_NO_FILE_ACCESS: 'Geen toegang tot deze foto',
  ERROR_FILE_TO_BIG: 'Bestand is te groot (max. 25 MB)',
  ERROR_NO_JPG_IMAGE: 'Dit is geen geldige jpeg-afbeelding.',
  ERROR_COULD_NOT_LOAD: 'De foto kon niet worden geladen.',
  PHOTO_MISSING: 'Een of meer foto’s ontbreken',
};
