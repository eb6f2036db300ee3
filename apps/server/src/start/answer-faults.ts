import { type ApiErrorKey, ERROR_STATUS } from '@muro/api';
import { ERROR_TEXTS } from '@muro/texts/all';
import type { FastifyError, FastifyRequest } from 'fastify';
import { HasherBusyError } from '../accounts/passwords/password-hasher.ts';
import { ChildFailure } from '../children/run-in-child.ts';
import { StoreUnavailableError } from '../files/store-unavailable.ts';
import { FormError } from '../http/forms/form-error.ts';
import { localeOf } from '../http/locale-of.ts';
import type { App } from '../http/route-tools.ts';
import { sendNotePage } from '../http/send-note-page.ts';
import { sendRefusal } from '../http/send-refusal.ts';
import { wantsPage } from '../http/wants-page.ts';
import type { Services } from './services.ts';

/** Handles every error that reaches the framework: programs get JSON, people a page, and only the log gets details. */
export function answerFaults(app: App, services: Services): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const key = keyOf(error, request);
    if (error instanceof StoreUnavailableError) request.log.error(error.message);
    else if (FAULTS.has(key)) request.log.error({ err: error }, 'request failed');
    else request.log.debug({ reason: error.message }, 'request refused');
    if (wantsPage(request)) {
      const locale = localeOf(request, services.locale);
      const status = FAULTS.has(key) ? ERROR_STATUS[key] : (error.statusCode ?? 400);
      return sendNotePage(request, reply, services, { view: { page: 'fault', sentence: ERROR_TEXTS[key][locale] }, status });
    }
    const field = fieldOf(error);
    const place = error instanceof FormError ? error.place : '';
    return sendRefusal(request, reply, services, { error: key, ...(field && { field }), ...(place && { place }) });
  });
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) return sendNotePage(request, reply, services, { view: { page: 'not-found' }, status: 404 });
    return sendRefusal(request, reply, services, { error: 'ERROR_NOT_FOUND' });
  });
}

const STATUS_KEYS: Readonly<Record<number, ApiErrorKey>> = { 404: 'ERROR_NOT_FOUND', 413: 'ERROR_TOO_BIG', 429: 'ERROR_TOO_MANY' };
/** Errors of the server itself, not of the request; they are logged as errors. */
const FAULTS: ReadonlySet<ApiErrorKey> = new Set(['ERROR_OCCURRED', 'ERROR_STORE_AWAY']);
/** Error codes of a full disk, of the system and of PostgreSQL. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

function keyOf(error: FastifyError, { raw }: FastifyRequest): ApiErrorKey {
  if (error instanceof HasherBusyError) return 'ERROR_TOO_MANY';
  if (error instanceof ChildFailure) return 'ERROR_BUSY'; // an image was requested while the machine could not start a process to paint it
  if (NO_SPACE.has(error.code)) return 'ERROR_NO_SPACE';
  if (error instanceof StoreUnavailableError) return 'ERROR_STORE_AWAY';
  if (error instanceof FormError) return error.key;
  // The client disconnected while sending its body. A lost database connection has the same code, but then the outcome is unknown.
  if (error.code === 'ECONNRESET' && !raw.complete) return 'ERROR_BAD_REQUEST';
  const status = error.validation ? 400 : (error.statusCode ?? 500);
  if (status >= 500) return 'ERROR_OCCURRED';
  return STATUS_KEYS[status] ?? 'ERROR_BAD_REQUEST';
}

/** Returns the field that a schema or a form refused: `photos.0.bytes`; '' for the request as a whole. */
function fieldOf(error: FastifyError): string {
  if (error instanceof FormError) return error.field;
  return (error.validation?.[0]?.instancePath ?? '').slice(1).replaceAll('/', '.');
}
