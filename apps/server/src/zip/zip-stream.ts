import { crc32 } from 'node:zlib';
import { dataDescriptor, directory, localHeader, type ZipEntry } from './zip-records.ts';

/** A file that goes into a ZIP, opened when its turn comes. */
export interface ZipSource {
  readonly name: string;
  /** Its bytes; less than 4 GB. */
  open(): AsyncIterable<Uint8Array>;
}

/**
 * A ZIP file as it is made: no more of it is held than one piece of one file. Whoever stops reading stops it; one that breaks has no
 * directory, and no program takes it for whole.
 */
export async function* zipStream(sources: AsyncIterable<ZipSource>): AsyncGenerator<Uint8Array> {
  const entries: ZipEntry[] = [];
  let offset = 0;
  for await (const { name, open } of sources) {
    const head = localHeader(name);
    yield head;
    let [crc, size] = [0, 0];
    for await (const piece of open()) {
      crc = crc32(piece, crc);
      size += piece.length;
      yield piece;
    }
    const tail = dataDescriptor({ crc, size });
    yield tail;
    entries.push({ name, crc, size, offset });
    offset += head.length + size + tail.length;
  }
  yield directory(entries, offset);
}
