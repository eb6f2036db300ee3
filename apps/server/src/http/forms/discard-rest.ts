import type { IncomingMessage } from 'node:http';

/**
 * Bytes of a refused body that are still read, so that the client of a short one can finish sending; a longer one is cut off `REST_MS`
 * after the response.
 */
const REST_BYTES = 65_536;
export const REST_MS = 2_000;

const discarding = new WeakSet<IncomingMessage>();

/** True while the rest of a refused body is still arriving. */
export const isDiscarding = (raw: IncomingMessage): boolean => discarding.has(raw) && !raw.complete;

/** Stops processing a body half-way and discards the rest. Does nothing for a body that was read to its end. */
export function discardRest(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return;
  discarding.add(raw);
  let rest = REST_BYTES;
  raw.on('data', ({ length }: Buffer) => {
    rest -= length;
    if (rest < 0) raw.pause();
  });
  raw.on('error', () => {}); // the client disconnected; the rest is not needed
  setImmediate(() => raw.resume()); // the stream first has to notice that its last reader left
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, REST_MS).unref();
  raw.once('end', () => clearTimeout(timer));
}
