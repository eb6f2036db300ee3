import { itemAt } from '../units/item-at.ts';

const SIGNATURE = 0x774f4646;
const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const MAX_TABLES = 64;
const MAX_FONT_BYTES = 4_000_000;

interface Table {
  readonly tag: number;
  readonly offset: number;
  readonly packedLength: number;
  readonly length: number;
  readonly checksum: number;
}

type Bytes = Uint8Array;

/**
 * Unpacks the sfnt (TrueType or OpenType) font inside a WOFF 1 file.
 *
 * @param inflate  decompresses one zlib stream with the platform's library
 * @throws {RangeError} for bytes that are not a WOFF 1 font
 */
export async function unpackWoff(bytes: Bytes, inflate: (packed: Bytes) => Promise<Bytes>): Promise<Bytes> {
  const tables = tablesOf(bytes);
  return sfntOf(
    bytes,
    tables,
    await Promise.all(tables.map((table) => (isPacked(table) ? inflate(dataOf(bytes, table)) : dataOf(bytes, table)))),
  );
}

/** `unpackWoff` with a synchronous `inflate`. */
export function unpackWoffSync(bytes: Bytes, inflate: (packed: Bytes) => Bytes): Bytes {
  const tables = tablesOf(bytes);
  return sfntOf(
    bytes,
    tables,
    tables.map((table) => (isPacked(table) ? inflate(dataOf(bytes, table)) : dataOf(bytes, table))),
  );
}

function isPacked({ packedLength, length }: Table): boolean {
  return packedLength < length;
}

function dataOf(bytes: Bytes, { offset, packedLength }: Table): Bytes {
  return bytes.subarray(offset, offset + packedLength);
}

function sfntOf(woff: Bytes, tables: readonly Table[], contents: readonly Bytes[]): Bytes {
  const sfnt = new Uint8Array(12 + 16 * tables.length + tables.reduce((sum, { length }) => sum + padded(length), 0));
  const out = new DataView(sfnt.buffer);
  writeHeader(out, viewOf(woff).getUint32(4), tables.length);
  let offset = 12 + 16 * tables.length;
  for (const [index, table] of tables.entries()) {
    const data = itemAt(contents, index);
    if (data.length !== table.length) throw new RangeError(`Expected ${table.length} bytes for font table but received ${data.length}`);
    [table.tag, table.checksum, offset, table.length].forEach((value, field) => {
      out.setUint32(12 + 16 * index + 4 * field, value);
    });
    sfnt.set(data, offset);
    offset += padded(table.length);
  }
  return sfnt;
}

function viewOf({ buffer, byteOffset, byteLength }: Bytes): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function tablesOf(bytes: Bytes): readonly Table[] {
  const view = viewOf(bytes);
  if (view.byteLength < HEADER_BYTES || view.getUint32(0) !== SIGNATURE)
    throw new RangeError('Expected a WOFF 1 file but received other bytes');
  const count = view.getUint16(12);
  if (count > MAX_TABLES || HEADER_BYTES + ENTRY_BYTES * count > view.byteLength)
    throw new RangeError(`Expected a font table list but received ${count} tables`);
  const tables = Array.from({ length: count }, (_, index): Table => {
    const field = (n: number) => view.getUint32(HEADER_BYTES + ENTRY_BYTES * index + 4 * n);
    return { tag: field(0), offset: field(1), packedLength: field(2), length: field(3), checksum: field(4) };
  });
  for (const { offset, packedLength, length } of tables) {
    if (offset + packedLength > view.byteLength || length > MAX_FONT_BYTES || packedLength > length)
      throw new RangeError(`Expected font tables inside the file but received ${packedLength} bytes at ${offset}`);
  }
  return tables;
}

/** Writes the sfnt header with its fields for binary search over 16-byte entries. */
function writeHeader(out: DataView, flavour: number, count: number): void {
  const power = Math.floor(Math.log2(Math.max(1, count)));
  out.setUint32(0, flavour);
  out.setUint16(4, count);
  out.setUint16(6, 16 * 2 ** power);
  out.setUint16(8, power);
  out.setUint16(10, 16 * (count - 2 ** power));
}

function padded(length: number): number {
  return (length + 3) & ~3;
}
