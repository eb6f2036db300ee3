import { expect, it } from 'vitest';
import { loadAppTexts } from '../src/load.ts';

const en = await loadAppTexts('en');

it.each([
  ['[ERRP-05]', 'ERROR_NO_FILE_ACCESS', 'No access to this photo'],
  ['[ERRP-06]', 'ERROR_IMAGE_COULD_NOT_BE_LOADED', 'Photo could not be loaded.'],
  ['[ERRP-07]', 'ERROR_FILE_TO_BIG', 'File is too large (max. 25MB)'],
  ['[ERRP-08]', 'ERROR_NO_JPG_IMAGE', 'This is no valid jpeg-image.'],
  ['[ERRP-09]', 'ERROR_COULD_NOT_LOAD', 'Could not load photo.'],
] as const)('%s %s has the message "%s"', (_, key, message) => {
  expect(en[key]).toBe(message);
});
