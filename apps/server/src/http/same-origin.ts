import type { FastifyRequest } from 'fastify';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Whether a request that changes something may have been sent by another site in a signed-in person's browser.
 * Browsers say where a request comes from; a client that says nothing is no browser and brings no foreign cookies.
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

/** Whether a password may travel in this request: over TLS, or on this very machine for a trial. */
export function isPrivateEnough(request: FastifyRequest): boolean {
  if (request.protocol === 'https') return true;
  return LOOPBACK_HOST.test(request.hostname) && LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '127.0.0.1');
}
