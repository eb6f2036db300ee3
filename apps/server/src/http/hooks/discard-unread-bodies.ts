import { isDiscarding } from '../forms/discard-rest.ts';
import type { App } from '../route-tools.ts';

/**
 * Largest body that is discarded in full, bytes: a refused client reads its response only after it has sent its body. The largest photo
 * fits.
 */
const MAX_BYTES = 32_000_000;

/** Discards the body of a refused request as it arrives, and closes the connection of a longer one. */
export function discardUnreadBodies(app: App): void {
  app.addHook('onSend', async ({ raw }) => {
    if (raw.complete || raw.destroyed || raw.readableFlowing !== null || isDiscarding(raw)) return;
    let rest = MAX_BYTES;
    raw.on('error', () => {}); // the client disconnected; the rest is not needed
    raw.on('data', ({ length }: Buffer) => {
      rest -= length;
      if (rest < 0) raw.socket.destroy();
    });
  });
}
