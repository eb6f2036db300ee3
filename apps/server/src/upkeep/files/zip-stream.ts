import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of a ZIP archive, opened when its turn comes. */
export interface ZipSource {
  readonly name: string;
  open(): AsyncIterable<Uint8Array>;
}

/** Fixed date, because the contents state their own times. Stored without compression, because photos do not get smaller. */
const ENTRY = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compress: false };

/**
 * Streams a ZIP archive while it is made, with only a few chunks of one file in memory. Destroying the stream closes the file that is being
 * read; a broken archive has no directory, so that no program accepts it as complete.
 */
export function zipStream(sources: AsyncIterable<ZipSource>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  addAll(zip, sources, output).catch((error: Error) => output.destroy(error));
  return output;
}

/** Adds each source after the previous one is written, so that only one is open at a time. */
async function addAll(zip: ZipFile, sources: AsyncIterable<ZipSource>, output: Readable): Promise<void> {
  for await (const { name, open } of sources) {
    if (output.destroyed) return;
    const bytes = Readable.from(open(), { objectMode: false });
    const stop = () => bytes.destroy();
    output.once('close', stop);
    zip.addReadStream(bytes, name, ENTRY);
    await finished(bytes, { writable: false });
    output.off('close', stop);
  }
  zip.end();
}
