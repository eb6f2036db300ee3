import type { ApiError, ApiErrorKey } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { ERROR_TEXTS } from '../texts/errors.ts';
import type { Refusal } from '../use-cases/result.ts';
import { localeOf } from './locale-of.ts';

const STATUS_OF: Readonly<Record<ApiErrorKey, number>> = {
  ERROR_FILE_TO_BIG: 413,
  ERROR_NO_JPG_IMAGE: 415,
  ERROR_COULD_NOT_LOAD: 422,
  ERROR_NO_FILE_ACCESS: 404,
  ERROR_BAD_REQUEST: 400,
  ERROR_NOT_SIGNED_IN: 401,
  ERROR_FOREIGN_ORIGIN: 403,
  ERROR_NOT_FOUND: 404,
  ERROR_NEWER_VERSION: 409,
  ERROR_SAME_KEY: 409,
  ERROR_XML: 422,
  ERROR_UNKNOWN_PHOTO: 404,
  ERROR_SIZE: 422,
  ERROR_MATERIAL: 422,
  ERROR_TOO_BIG: 413,
  ERROR_TOO_MANY: 429,
  ERROR_NO_SPACE: 507,
  ERROR_QUOTA: 507,
  ERROR_INSECURE: 426,
  PHOTO_MISSING: 422,
  GENERATOR_WARNING_DEFAULT: 422,
  GENERATOR_WARNING_SQUARE: 422,
  GENERATOR_WARNING_SQUARE_RATIO: 422,
  ERROR_OCCURRED: 503,
};

/** What a handler returns when it has sent its answer itself; the framework waits for the reply behind it. */
// biome-ignore lint/suspicious/noConfusingVoidType: the framework's own type for a handler without a value
export type Sent = void;

/** Answers a refusal: status, key and a sentence in the visitor's language. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, services: Pick<Services, 'locale'>, refusal: Refusal): Sent {
  const { error, retryAfterS, limitGb, ...more } = refusal;
  const msg = ERROR_TEXTS[error][localeOf(request, services.locale)].replace('{gb}', String(limitGb));
  const body: ApiError = { error, msg, ...more };
  if (retryAfterS !== undefined || error === 'ERROR_TOO_MANY') reply.header('retry-after', retryAfterS ?? 5);
  if (error === 'ERROR_INSECURE') reply.header('upgrade', 'TLS/1.2, HTTP/1.1').header('connection', 'upgrade');
  return reply
    .code(STATUS_OF[error])
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(body)) as unknown as Sent;
}
