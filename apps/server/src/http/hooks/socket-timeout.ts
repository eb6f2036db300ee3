import type { FastifyRequest } from 'fastify';
import type { App } from '../route-tools.ts';

/** Socket timeout while a request is answered, ms; longer than any call takes. */
const ANSWER_MS = 300_000;

/** Extends the socket timeout once a request has arrived completely: the client then waits silently for the response. */
export function extendSocketTimeouts(app: App): void {
  app.addHook('preHandler', async (request) => {
    if (request.raw.complete) extendSocketTimeout(request);
  });
}

/**
 * Extends the timeout for calls that read their body themselves, once they have it. The next request on the connection has the usual
 * timeout again.
 */
export function extendSocketTimeout({ raw }: FastifyRequest): void {
  raw.socket?.setTimeout?.(ANSWER_MS);
}
