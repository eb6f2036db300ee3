import { z } from 'zod';

/** Keys of refusals beyond the photo keys of the specification. */
export const API_ERROR_KEYS = [
  'ERROR_FILE_TO_BIG',
  'ERROR_NO_JPG_IMAGE',
  'ERROR_COULD_NOT_LOAD',
  'ERROR_NO_FILE_ACCESS',
  'ERROR_BAD_REQUEST',
  'ERROR_NOT_SIGNED_IN',
  'ERROR_FOREIGN_ORIGIN',
  'ERROR_NOT_FOUND',
  'ERROR_NEWER_VERSION',
  'ERROR_SAME_KEY',
  'ERROR_XML',
  'ERROR_UNKNOWN_PHOTO',
  'ERROR_SIZE',
  'ERROR_MATERIAL',
  'ERROR_TOO_BIG',
  'ERROR_TOO_MANY',
  'ERROR_NO_SPACE',
  'ERROR_QUOTA',
  'ERROR_INSECURE',
  'PHOTO_MISSING',
  'GENERATOR_WARNING_DEFAULT',
  'GENERATOR_WARNING_SQUARE',
  'GENERATOR_WARNING_SQUARE_RATIO',
  'ERROR_OCCURRED',
] as const;
export type ApiErrorKey = (typeof API_ERROR_KEYS)[number];

/** Every refusal: a key for programs, a sentence in the asked language for people. `line` and `place` point into refused XML. */
export const apiError = z.object({
  error: z.enum(API_ERROR_KEYS),
  msg: z.string(),
  line: z.number().int().optional(),
  place: z.string().optional(),
  version: z.number().int().optional(),
});
export type ApiError = z.infer<typeof apiError>;
