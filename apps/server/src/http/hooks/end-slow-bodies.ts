import type { App } from '../route-tools.ts';

/** Minimum throughput of a request body: bytes per span, ms. Below it the client only occupies the connection (slowloris attack). */
const MIN_BYTES = 30_000;
const SPAN_MS = 30_000;

/**
 * Closes connections over which a body arrives too slowly; each would otherwise stay open for as long as the slowest legitimate upload may
 * take. A photo of 25 MB at 50 kB/s takes nine minutes and is accepted.
 */
export function endSlowBodies(app: App): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { socket } = raw;
    if (raw.complete || !socket) return;
    let before = socket.bytesRead;
    const watch = setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(watch);
      if (socket.bytesRead - before < MIN_BYTES) socket.destroy();
      before = socket.bytesRead;
    }, SPAN_MS).unref();
    raw.once('close', () => clearInterval(watch));
  });
}
