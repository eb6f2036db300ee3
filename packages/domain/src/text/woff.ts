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

/**
 * The sfnt (TrueType or OpenType) font inside a WOFF 1 file.
 *
 * @param inflate  unpacks one zlib stream; the platform brings its own
 * @throws {RangeError} for bytes that are no WOFF 1 font
 */
export async function unpackWoff(bytes: Uint8Array, inflate: (packed: Uint8Array) => Promise<Uint8Array>): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = tablesOf(view);
  const sfnt = new Uint8Array(12 + 16 * tables.length + tables.reduce((sum, { length }) => sum + padded(length), 0));
  const out = new DataView(sfnt.buffer);
  writeHeader(out, view.getUint32(4), tables.length);
  let at = 12 + 16 * tables.length;
  for (const [index, table] of tables.entries()) {
    const packed = bytes.subarray(table.offset, table.offset + table.packedLength);
    const data = table.packedLength < table.length ? await inflate(packed) : packed;
    if (data.length !== table.length) throw new RangeError(`Expected ${table.length} bytes for font table but received ${data.length}`);
    [table.tag, table.checksum, at, table.length].forEach((value, field) => {
      out.setUint32(12 + 16 * index + 4 * field, value);
    });
    sfnt.set(data, at);
    at += padded(table.length);
  }
  return sfnt;
}

function tablesOf(view: DataView): Table[] {
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

/** The search fields that follow the table count are what binary search over 16-byte entries needs. */
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
