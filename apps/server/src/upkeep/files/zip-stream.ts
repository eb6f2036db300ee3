import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file that goes into a ZIP, opened when its turn comes. */
export interface ZipSource {
  readonly name: string;
  open(): AsyncIterable<Uint8Array>;
}

/** The first of January 1980: what is in the file tells when it was made. Stored, since photos do not get smaller. */
const ENTRY = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compress: false };

/**
 * A ZIP file as it is made: no more of it is held than some pieces of one file. Destroying it closes the file that is being read; one
 * that breaks has no directory, and no program takes it for whole.
 */
export function zipStream(sources: AsyncIterable<ZipSource>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  addAll(zip, sources, output).catch((error: Error) => output.destroy(error));
  return output;
}

/** Adds a source when the one before is written, so that one is open at a time. */
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
