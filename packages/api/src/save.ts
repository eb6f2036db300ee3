import { z } from 'zod';
import { call, FORM_TYPES } from './call.ts';
import { attemptKey, count, textOrNumber } from './fields.ts';
import { idAnswer, idField } from './id.ts';

/** Maximum length of a collage document, characters; a longer one is answered with ERROR_TOO_BIG. */
export const MAX_COLLAGE_XML_CHARS = 2_000_000;

/** Form fields, or one JSON object with them in field `upload` [HCALL-07 … HCALL-13]. Unknown fields are ignored [HCALL-11]. */
export const saveRequest = z.object({
  collagexml: z.string().min(1),
  editor: textOrNumber(8).default('2'),
  editor_version: textOrNumber(8).default('1'),
  fororder: z.enum(['true', 'false']).default('false'),
  /** Id of the active size (child template). */
  templateid: textOrNumber(64).default(''),
  /** Omitted for a new collage. */
  collageid: idField.optional(),
  /** Version that the client edited. The save is refused if the stored version is newer (optimistic concurrency). Omitted: overwrite. */
  baseversion: count().optional(),
  /** Alternative to the Idempotency-Key header, for clients that send plain forms. */
  idempotencykey: attemptKey.optional(),
});
export type SaveRequest = z.infer<typeof saveRequest>;

export const saveAnswer = z.object({ collageid: idAnswer, version: z.number().int().positive() });
export type SaveAnswer = z.infer<typeof saveAnswer>;

export const saveCall = call({
  tag: 'Collages',
  summary: 'Save a collage',
  description:
    'Each save is a new version. Send an idempotency key (header `Idempotency-Key`, or field `idempotencykey`): a repeated request with the ' +
    'same key gets the same answer and saves once. One JSON object in field `upload` can replace all fields.',
  isChange: true,
  isClosed: true,
  body: saveRequest,
  bodyTypes: FORM_TYPES,
  answer: saveAnswer,
  refusals: [
    'ERROR_TOO_MANY',
    'ERROR_NOT_FOUND',
    'ERROR_UNKNOWN_PHOTO',
    'ERROR_NEWER_VERSION',
    'ERROR_SAME_KEY',
    'ERROR_XML',
    'ERROR_SIZE',
    'ERROR_MATERIAL',
    'ERROR_LAYOUT',
    'ERROR_PAGES',
    'PHOTO_MISSING',
    'ERROR_COLLAGES',
  ],
  example: {
    body: { collagexml: '<collage …>', editor: '2', editor_version: '1', fororder: 'false', templateid: 'even-50x40' },
    answer: { collageid: 4821907733120051, version: 1 },
  },
});
