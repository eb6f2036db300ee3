import type { Catalogue } from '../shared/core.ts';

/** Refusals of the server that the app also shows on its own. [ERRP-05 … ERRP-09] */
export const commonRefusals = {
  ERROR_NO_FILE_ACCESS: 'No access to this photo',
  ERROR_FILE_TO_BIG: 'File is too large (max. 25MB)',
  ERROR_NO_JPG_IMAGE: 'This is no valid jpeg-image.',
  ERROR_COULD_NOT_LOAD: 'Could not load photo.',
  PHOTO_MISSING: 'One or more photos are missing',
} as const satisfies Catalogue;
