import type { IncomingMessage } from 'node:http';

/** Bytes that are still read of a refused body, so that a short one ends in peace; a longer one is cut off a moment after the answer. */
const REST_BYTES = 65_536;
export const REST_MS = 2_000;

const left = new WeakSet<IncomingMessage>();

/** True while the rest of a refused body still comes in. */
export const isLeft = (raw: IncomingMessage): boolean => left.has(raw) && !raw.complete;

/** Stops reading a body half-way. Does nothing for one that was read to its end. */
export function leaveRest(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return;
  left.add(raw);
  let rest = REST_BYTES;
  raw.on('data', ({ length }: Buffer) => {
    rest -= length;
    if (rest < 0) raw.pause();
  });
  raw.on('error', () => {}); // the client went away: nobody waits for these bytes
  setImmediate(() => raw.resume()); // the stream first has to notice that its last reader left
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, REST_MS).unref();
  raw.once('end', () => clearTimeout(timer));
}
