/* The parts of a ZIP file (APPNOTE 6.3.10), its numbers little-endian; entries are stored as they are. */

export interface ZipEntry {
  readonly name: string;
  readonly crc: number;
  readonly size: number;
  /** Where its local header begins. */
  readonly offset: number;
}

/** UTF-8 names, and sizes that follow the bytes. */
const FLAGS = 0x0808;
const [PLAIN, ZIP64] = [20, 45];
/** The first of January 1980: what is in the file tells when it was made. */
const [NO_TIME, FIRST_DAY] = [0, 0x21];
const FULL = 0xffff_ffff;

/** Little-endian numbers, each with its width in bytes. */
function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4 | 8])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

export function localHeader(name: string): Buffer {
  const bytes = Buffer.from(name);
  const head = numbers(
    [0x0403_4b50, 4],
    [PLAIN, 2],
    [FLAGS, 2],
    [0, 2],
    [NO_TIME, 2],
    [FIRST_DAY, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [bytes.length, 2],
    [0, 2],
  );
  return Buffer.concat([head, bytes]);
}

/** Behind the bytes of an entry. */
export const dataDescriptor = ({ crc, size }: Pick<ZipEntry, 'crc' | 'size'>): Buffer =>
  numbers([0x0807_4b50, 4], [crc, 4], [size, 4], [size, 4]);

/** The list of all entries at the end, without which the file is none. @param offset  where it begins */
export function directory(entries: readonly ZipEntry[], offset: number): Buffer {
  const list = Buffer.concat(entries.map(directoryEntry));
  const end = offset + list.length;
  const size64 = numbers(
    [0x0606_4b50, 4],
    [44, 8],
    [ZIP64, 2],
    [ZIP64, 2],
    [0, 4],
    [0, 4],
    [entries.length, 8],
    [entries.length, 8],
    [list.length, 8],
    [offset, 8],
  );
  const locator = numbers([0x0706_4b50, 4], [0, 4], [end, 8], [1, 4]);
  const count = Math.min(entries.length, 0xffff);
  const tail = numbers(
    [0x0605_4b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [Math.min(list.length, FULL), 4],
    [Math.min(offset, FULL), 4],
    [0, 2],
  );
  const isLarge = entries.length >= 0xffff || end >= FULL;
  return Buffer.concat(isLarge ? [list, size64, locator, tail] : [list, tail]);
}

function directoryEntry({ name, crc, size, offset }: ZipEntry): Buffer {
  const bytes = Buffer.from(name);
  const isFar = offset >= FULL;
  const extra = isFar ? numbers([1, 2], [8, 2], [offset, 8]) : Buffer.alloc(0);
  const version = isFar ? ZIP64 : PLAIN;
  const head = numbers(
    [0x0201_4b50, 4],
    [version, 2],
    [version, 2],
    [FLAGS, 2],
    [0, 2],
    [NO_TIME, 2],
    [FIRST_DAY, 2],
    [crc, 4],
    [size, 4],
    [size, 4],
    [bytes.length, 2],
    [extra.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [isFar ? FULL : offset, 4],
  );
  return Buffer.concat([head, bytes, extra]);
}
