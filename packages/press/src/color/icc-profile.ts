/** What a display profile says: where its colours lie (XYZ under D50) and how its numbers become light. */
export interface DisplayProfile {
  readonly description: string;
  /** One column a channel, or none for grey. */
  readonly primaries: readonly (readonly [number, number, number])[];
  /** Light 0–1 of a channel's value 0–1. */
  readonly lightOf: (value: number) => number;
}

/** White of the profile connection space, D50. */
const D50 = [0.9642, 1, 0.8249] as const;

const CURVE_POINTS = 1024;

/**
 * An ICC profile, version 2.1, which every reader knows: matrix and curves for RGB, one curve for grey.
 *
 *     128 bytes of header │ number of tags │ tag, offset, length … │ tag data, each on a multiple of 4
 */
export function iccProfile({ description, primaries, lightOf }: DisplayProfile): Uint8Array {
  const isGrey = primaries.length === 0;
  const curve = curveTag(lightOf);
  const tags: [string, Buffer][] = [
    ['desc', descriptionTag(description)],
    ['cprt', Buffer.concat([ascii('text'), Buffer.alloc(4), ascii('No copyright, use freely\0')])],
    ['wtpt', xyzTag(D50)],
  ];
  for (const [index, name] of isGrey ? [] : [...'rgb'].entries()) {
    tags.push([`${name}XYZ`, xyzTag(primaries[index] as readonly number[])]);
  }
  for (const name of isGrey ? 'k' : 'rgb') tags.push([`${name}TRC`, curve]);
  return assembled(isGrey ? 'GRAY' : 'RGB ', tags);
}

function assembled(colourSpace: string, tags: readonly (readonly [string, Buffer])[]): Uint8Array {
  const table: Buffer[] = [uint32(tags.length)];
  const blocks: Buffer[] = [];
  const placed = new Map<Buffer, number>();
  let at = 128 + 4 + 12 * tags.length;
  for (const [name, data] of tags) {
    if (!placed.has(data)) {
      placed.set(data, at);
      blocks.push(data, Buffer.alloc(-data.length & 3));
      at += data.length + (-data.length & 3);
    }
    table.push(ascii(name), uint32(placed.get(data) as number), uint32(data.length));
  }
  return Buffer.concat([header(colourSpace, at), ...table, ...blocks]);
}

function header(colourSpace: string, length: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.writeUInt32BE(length, 0);
  bytes.writeUInt32BE(0x02100000, 8);
  bytes.write('mntr', 12, 'latin1');
  bytes.write(colourSpace, 16, 'latin1');
  bytes.write('XYZ ', 20, 'latin1');
  // A fixed date: the same profile is the same bytes.
  for (const [index, part] of [2026, 1, 1].entries()) bytes.writeUInt16BE(part, 24 + 2 * index);
  bytes.write('acsp', 36, 'latin1');
  D50.forEach((value, index) => {
    bytes.writeInt32BE(fixed(value), 68 + 4 * index);
  });
  return bytes;
}

function curveTag(lightOf: (value: number) => number): Buffer {
  const bytes = Buffer.alloc(12 + 2 * CURVE_POINTS);
  bytes.write('curv', 0, 'latin1');
  bytes.writeUInt32BE(CURVE_POINTS, 8);
  for (let i = 0; i < CURVE_POINTS; i++) bytes.writeUInt16BE(Math.round(65535 * lightOf(i / (CURVE_POINTS - 1))), 12 + 2 * i);
  return bytes;
}

function xyzTag(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(20);
  bytes.write('XYZ ', 0, 'latin1');
  values.forEach((value, index) => {
    bytes.writeInt32BE(fixed(value), 8 + 4 * index);
  });
  return bytes;
}

/** ASCII, then an empty Unicode part of 8 bytes and an empty Macintosh part of 70. */
function descriptionTag(text: string): Buffer {
  return Buffer.concat([ascii('desc'), Buffer.alloc(4), uint32(text.length + 1), ascii(`${text}\0`), Buffer.alloc(8 + 70)]);
}

/** s15Fixed16. */
const fixed = (value: number) => Math.round(value * 65536);

const ascii = (text: string) => Buffer.from(text, 'latin1');

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
