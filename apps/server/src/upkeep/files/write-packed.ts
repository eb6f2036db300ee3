import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Produces text; awaiting `write` applies backpressure. */
export type Fill = (write: (text: string) => Promise<void>) => Promise<void>;

/** Compression level: fast rather than small, because other requests may wait for the dump. */
const LEVEL = 1;

/** Compresses text as it is produced. If `fill` fails, the output is truncated and cannot be decompressed. */
export async function writePacked(target: Writable, fill: Fill): Promise<void> {
  const gzip = createGzip({ level: LEVEL });
  const written = pipeline(gzip, target);
  written.catch(() => {}); // it may reject while nothing awaits it; the next await reports it
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
