import type { FastifyRequest } from 'fastify';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * True if a request that changes data may come from another site in a signed-in user's browser (CSRF). Browsers send the origin of a
 * request; a client that sends none is not a browser and has no foreign cookies.
 */
export function isForeign(request: FastifyRequest): boolean {
  if (!CHANGING.has(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  return origin !== undefined && origin !== `${request.protocol}://${request.host}`;
}

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;

/** True if a request may contain a password: over TLS, or on localhost for a trial. */
export function isConfidential(request: FastifyRequest): boolean {
  if (request.protocol === 'https') return true;
  return LOOPBACK_HOST.test(request.hostname) && LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '127.0.0.1');
}
