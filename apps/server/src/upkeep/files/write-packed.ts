import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Gives text away in the order in which it comes; what it gives is waited for. */
export type Fill = (write: (text: string) => Promise<void>) => Promise<void>;

/** Quick rather than small: who waits for it may hold up others. */
const LEVEL = 1;

/** Packs text while it comes. What a `fill` leaves that failed does not unpack. */
export async function writePacked(target: Writable, fill: Fill): Promise<void> {
  const gzip = createGzip({ level: LEVEL });
  const written = pipeline(gzip, target);
  written.catch(() => {}); // it may fail while nobody waits for it; whoever does next is told
  try {
    await fill(async (text) => {
      if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
    });
    gzip.end();
  } catch (error) {
    gzip.destroy();
    throw error;
  }
  await written;
}
