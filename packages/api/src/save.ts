import { z } from 'zod';
import { call, FORM_TYPES } from './call.ts';
import { attemptKey, count, textOrNumber } from './fields.ts';
import { idAnswer, idField } from './id.ts';

/** Largest accepted collage document, characters; a larger one is answered with ERROR_TOO_BIG. */
export const MAX_COLLAGE_XML_CHARS = 2_000_000;

/** Form fields, or one JSON object with them in field `upload` [HCALL-07 … HCALL-13]. Unknown fields are ignored [HCALL-11]. */
export const saveRequest = z.object({
  collagexml: z.string().min(1),
  editor: textOrNumber(8).default('2'),
  editor_version: textOrNumber(8).default('1'),
  fororder: z.enum(['true', 'false']).default('false'),
  /** The active child id: the size. */
  templateid: textOrNumber(64).default(''),
  /** Absent for a new collage. */
  collageid: idField.optional(),
  /** Version the client worked from; an older one than the stored is refused. Absent: the client overwrites knowingly. */
  baseversion: count().optional(),
  /** Same meaning as the Idempotency-Key header, for clients that send plain forms. */
  idempotencykey: attemptKey.optional(),
});
export type SaveRequest = z.infer<typeof saveRequest>;

export const saveAnswer = z.object({ collageid: idAnswer, version: z.number().int().positive() });
export type SaveAnswer = z.infer<typeof saveAnswer>;

export const saveCall = call({
  tag: 'Collages',
  summary: 'Save a collage',
  description:
    'Each save is a new version. Name the attempt (header `Idempotency-Key`, or field `idempotencykey`): sent again under its name it is ' +
    'saved once, and answered the same. One JSON object in field `upload` may stand for all fields.',
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
