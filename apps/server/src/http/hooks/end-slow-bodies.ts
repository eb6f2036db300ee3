import type { App } from '../route-tools.ts';

/** A body of so many bytes at least has to come in every such span, or the client is one that only holds the connection. */
const LEAST_BYTES = 30_000;
const SPAN_MS = 30_000;

/**
 * Ends connections over which a body trickles: each would stay open for as long as the slowest honest upload may take.
 * A photo of 25 MB over 50 kB/s takes nine minutes and is let through.
 */
export function endSlowBodies(app: App): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { socket } = raw;
    if (raw.complete || !socket) return;
    let before = socket.bytesRead;
    const watch = setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(watch);
      if (socket.bytesRead - before < LEAST_BYTES) socket.destroy();
      before = socket.bytesRead;
    }, SPAN_MS).unref();
    raw.once('close', () => clearInterval(watch));
  });
}
