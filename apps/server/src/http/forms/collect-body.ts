import type { FastifyRequest } from 'fastify';
import { discardRest } from './discard-rest.ts';
import { FormError } from './form-error.ts';
import { GrowingBuffer } from './growing-buffer.ts';

/**
 * Reads the whole body of a request that is not a multipart form, up to the limit of its route. If `Content-Length` exceeds the limit,
 * nothing is read.
 *
 * @throws {FormError} if the body is too long
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
    discardRest(raw);
  }
}

const tooBig = () => new FormError('The body is longer than its call allows.', 'ERROR_TOO_BIG');
