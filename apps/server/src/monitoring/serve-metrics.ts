import { PATHS } from '@muro/api';
import Fastify from 'fastify';
import { collectDefaultMetrics, type Registry } from 'prom-client';

/**
 * Serves the metrics at an address of their own, so that they are not reachable through the shop. The default metrics of the process are
 * collected only if this address is set: measuring event-loop lag wakes an idle server a hundred times a second.
 */
export async function serveMetrics(
  registry: Registry,
  address: { readonly host: string; readonly port: number },
): Promise<{ close(): Promise<void> }> {
  collectDefaultMetrics({ register: registry });
  const app = Fastify();
  app.get(PATHS.metrics, async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  await app.listen(address);
  return { close: () => app.close() };
}
