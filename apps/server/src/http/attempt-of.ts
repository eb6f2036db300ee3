import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@muro/api';
import type { FastifyRequest } from 'fastify';
import type { NamedAttempt } from '../use-cases/ports.ts';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** The name a client gave this attempt, in the header or in the form; null when it gave none. */
export function attemptOf(request: FastifyRequest): NamedAttempt | null {
  const { idempotencykey, ...content } = (request.body ?? {}) as Record<string, unknown>;
  const key = request.headers[IDEMPOTENCY_HEADER] ?? idempotencykey;
  if (typeof key !== 'string' || !KEY.test(key)) return null;
  const sorted = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  return { key, requestHash: createHash('sha256').update(JSON.stringify(sorted)).digest('hex') };
}
