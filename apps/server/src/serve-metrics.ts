import { PATHS } from '@muro/api';
import Fastify from 'fastify';
import type { Registry } from 'prom-client';

/** Tells the metrics at an address of their own, so that whoever reaches the shop does not reach them. */
export async function serveMetrics(
  registry: Registry,
  at: { readonly host: string; readonly port: number },
): Promise<{ close(): Promise<void> }> {
  const app = Fastify();
  app.get(PATHS.metrics, async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  await app.listen(at);
  return { close: () => app.close() };
}
