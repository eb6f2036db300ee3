import type { Socket } from 'node:net';
import type { App } from '../route-tools.ts';

/** What runs when the server is told to leave has so long to be answered, ms. */
const PATIENCE_MS = 15_000;

/**
 * Lets a leaving server close as soon as it has answered what runs. By itself it would wait for connections that are kept for a
 * next request, and for those that browsers open before they have anything to ask.
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
