import type { Catalogue } from '../shared/core.ts';

/** Answers of the server to actions on a collage, and the name of a copy. */
export const collageAnswers = {
  copyName: 'Copy of {name}',
  gone: 'This collage does not exist or is no longer available.',
  nameWrong: 'A name can have up to 60 characters, on one line.',
} as const satisfies Catalogue;
