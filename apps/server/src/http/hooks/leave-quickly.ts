import type { Socket } from 'node:net';
import type { App } from '../route-tools.ts';

/** Time that running requests have to finish during the shutdown, ms. */
const PATIENCE_MS = 15_000;

/**
 * Graceful shutdown: closes idle connections at once and lets running requests finish. By itself the server would wait for keep-alive
 * connections, and for those that browsers open in advance.
 */
export function leaveQuickly(app: App): void {
  const silent = new Set<Socket>();
  let isLeaving = false;
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isLeaving = true;
    for (const socket of silent) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  });
}
