import type { FastifyBaseLogger } from 'fastify';
import { clientAddress } from '../client-address.ts';
import type { App } from '../route-tools.ts';

/**
 * Writes the access log: an entry per response. It contains routes instead of URLs, because some URLs hold a secret, as the link to an
 * order does.
 */
export function logRequests(app: App, log: FastifyBaseLogger): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const facts = { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), address: clientAddress(request) };
    log.info(facts, `${method} ${route} ${reply.statusCode}`);
  });
}
