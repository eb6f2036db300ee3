import type { FastifyRequest } from 'fastify';
import { FormError } from './form-error.ts';
import { GrowingBuffer } from './growing-buffer.ts';
import { leaveRest } from './leave-rest.ts';

/**
 * The whole body of a request that is no form with parts, at most as long as its route allows. A body whose head says that it is
 * longer is not read at all.
 *
 * @throws {FormError} for a longer one
 */
export async function collectBody({ raw, headers, routeOptions }: FastifyRequest): Promise<Buffer> {
  const { bodyLimit } = routeOptions;
  const body = new GrowingBuffer();
  try {
    if (Number(headers['content-length'] ?? 0) > bodyLimit) throw tooBig();
    for await (const piece of raw.iterator({ destroyOnReturn: false })) {
      if (body.length + piece.length > bodyLimit) throw tooBig();
      body.append(piece);
    }
    return body.bytes();
  } finally {
    leaveRest(raw);
  }
}

const tooBig = () => new FormError('The body is longer than its call allows.', 'ERROR_TOO_BIG');
