import type { FastifyRequest } from 'fastify';
import type { App } from '../route-tools.ts';

/** Longer than anything takes to be answered, ms. */
const ANSWER_MS = 300_000;

/** A client whose whole request is here waits for us, so its silence is no reason to hang up. */
export function extendSocketTimeouts(app: App): void {
  app.addHook('preHandler', async (request) => {
    if (request.raw.complete) extendSocketTimeout(request);
  });
}

/** For calls that read their body themselves, when they have it. The next request on the connection has the usual time again. */
export function extendSocketTimeout({ raw }: FastifyRequest): void {
  raw.socket?.setTimeout?.(ANSWER_MS);
}
