import { isLeft } from '../forms/leave-rest.ts';
import type { App } from '../route-tools.ts';

/** A client that is refused reads its answer only when its body is sent: the largest photo is taken to its end, no more. */
const MOST_BYTES = 32_000_000;

/** Throws the body of a refused request away as it comes, and closes the connection over which a longer one comes. */
export function discardUnreadBodies(app: App): void {
  app.addHook('onSend', async ({ raw }) => {
    if (raw.complete || raw.destroyed || raw.readableFlowing !== null || isLeft(raw)) return;
    let rest = MOST_BYTES;
    raw.on('error', () => {}); // the client went away: nobody waits for these bytes
    raw.on('data', ({ length }: Buffer) => {
      rest -= length;
      if (rest < 0) raw.socket.destroy();
    });
  });
}
