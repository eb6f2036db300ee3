import { isLeft, REST_MS } from '../forms/leave-rest.ts';
import type { App } from '../route-tools.ts';

/**
 * A connection on which the rest of a refused form still comes is not for a next request: the answer says so, our side ends, and
 * what comes is taken a moment longer, or the answer could be lost with the connection.
 */
export function endLeftForms(app: App): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!isLeft(raw)) return;
    reply.header('connection', 'close');
    const { socket } = raw;
    socket.destroySoon = () => {
      socket.end();
      setTimeout(() => socket.destroy(), REST_MS).unref();
    };
  });
}
