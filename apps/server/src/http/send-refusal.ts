import { type ApiError, type ApiLocale, ERROR_STATUS, PATHS } from '@muro/api';
import { ERROR_TEXTS } from '@muro/texts/all';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { waitSentence } from '../texts/wait.ts';
import type { Refusal } from '../values/result.ts';
import { type HasLocale, localeOf } from './locale-of.ts';

/** Wait from which on the sentence names its length, s. */
const LONG_WAIT_S = 60;

/** Calls with their own sentence for a full disk. */
const NO_SPACE_FOR: Readonly<Record<string, 'noSpacePhoto' | 'noSpaceCollage'>> = {
  [PATHS.upload]: 'noSpacePhoto',
  [PATHS.save]: 'noSpaceCollage',
};

/** Sends a refusal: status, key and a sentence in the visitor's language. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, services: HasLocale, refusal: Refusal): FastifyReply {
  const { error, retryAfterS, limit: _, ...more } = refusal;
  const locale = localeOf(request, services.locale);
  const full = error === 'ERROR_NO_SPACE' && NO_SPACE_FOR[request.routeOptions.url ?? ''];
  const msg = full ? ERROR_TEXTS[full][locale] : refusalSentence(locale, refusal);
  const body: ApiError = { error, msg, ...more };
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
  if (error === 'ERROR_INSECURE') reply.header('upgrade', 'TLS/1.2, HTTP/1.1').header('connection', 'upgrade');
  return reply.code(ERROR_STATUS[error]).header('cache-control', 'no-store').type('application/json').send(JSON.stringify(body));
}

/** Returns the sentence of a refusal. */
export function refusalSentence(locale: ApiLocale, { error, retryAfterS, limit, scope, field }: Refusal): string {
  if (error === 'ERROR_TOO_MANY' && retryAfterS !== undefined && retryAfterS >= LONG_WAIT_S) return waitSentence(locale, retryAfterS);
  const sentence = ERROR_TEXTS[error][locale].replaceAll('{limit}', String(limit)).replaceAll('{scope}', String(scope));
  return error === 'ERROR_BAD_REQUEST' && field ? `${sentence} (${field})` : sentence;
}
