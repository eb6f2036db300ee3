import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@muro/api';
import type { FastifyRequest } from 'fastify';
import type { IdempotencyKey } from '../values/idempotency-key.ts';
import { FormError } from './forms/form-error.ts';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Returns the idempotency key of a request, from its header or form; null if it has none.
 *
 * @throws {FormError} for an invalid key: its client would rely on a protection that it does not have
 */
export function idempotencyKeyOf(request: FastifyRequest): IdempotencyKey | null {
  const { idempotencykey, ...content } = (request.body ?? {}) as Record<string, unknown>;
  const key = request.headers[IDEMPOTENCY_HEADER] ?? idempotencykey;
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new FormError('The idempotency key is malformed.', 'ERROR_BAD_REQUEST', { field: IDEMPOTENCY_HEADER });
  }
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return { key, requestHash: createHash('sha256').update(JSON.stringify(sorted)).digest('hex') };
}
