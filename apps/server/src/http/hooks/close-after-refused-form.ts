import { isDiscarding, REST_MS } from '../forms/discard-rest.ts';
import type { App } from '../route-tools.ts';

/**
 * Closes a connection on which the rest of a refused form is still arriving: sends `Connection: close`, ends the server's side and reads
 * for a moment longer, because closing at once could lose the response.
 */
export function closeAfterRefusedForm(app: App): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!isDiscarding(raw)) return;
    reply.header('connection', 'close');
    const { socket } = raw;
    socket.destroySoon = () => {
      socket.end();
      setTimeout(() => socket.destroy(), REST_MS).unref();
    };
  });
}
