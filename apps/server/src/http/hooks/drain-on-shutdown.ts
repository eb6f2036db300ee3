import type { Socket } from 'node:net';
import type { App } from '../route-tools.ts';

/** Time that running requests have to finish during the shutdown, ms. */
const TIMEOUT_MS = 15_000;

/**
 * Graceful shutdown: closes idle connections at once and lets running requests finish. By itself the server would wait for keep-alive
 * connections, and for those that browsers open in advance.
 */
export function drainOnShutdown(app: App): void {
  const unused = new Set<Socket>();
  let isDraining = false;
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), TIMEOUT_MS).unref();
  });
}
