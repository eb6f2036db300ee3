import { byteAt } from '../units/item-at.ts';

/** Codes of at most this many bits are decoded with one table lookup. */
export const QUICK_BITS = 11;

/** A Huffman table of a JPEG, prepared for reading codes from the top of 16 bits. */
export interface HuffmanTable {
  /** Indexed by the next 11 bits: length of the code << 8 | symbol; 0 for longer codes. */
  readonly quick: Uint16Array;
  /** The same for sequential AC coefficients: bits of code and value << 8 | coefficients passed, `BLOCK_COEFFICIENTS` at the end of the block. */
  readonly steps: Uint16Array;
  /** Indexed by code length: the first 16-bit value above all codes of that length. */
  readonly ends: Int32Array;
  /** Indexed by code length: added to a code of that length, gives its index in `symbols`. */
  readonly offsets: Int32Array;
  readonly symbols: Uint8Array;
}

/** AC coefficients of a block, plus one: marks the end of the block. */
export const BLOCK_COEFFICIENTS = 64;

/** Entry of `steps` for a code of sequential AC coefficients: bits << 8 | coefficients passed. */
export function stepOf(code: number): number {
  const size = code & 15;
  const run = (code >> 4) & 15;
  return (((code >> 8) + size) << 8) | (size > 0 || run === 15 ? run + 1 : BLOCK_COEFFICIENTS);
}

/** Decodes a code: length << 8 | symbol; 0 if no code of the table begins with these 16 bits. */
export function codeOf({ quick, ends, offsets, symbols }: HuffmanTable, bits: number): number {
  const entry = quick[bits >> (16 - QUICK_BITS)] as number;
  if (entry !== 0) return entry;
  for (let length = 1; length <= 16; length++) {
    if (bits < (ends[length] as number)) return (length << 8) | (symbols[(bits >> (16 - length)) + (offsets[length] as number)] ?? 0);
  }
  return 0;
}

/**
 * Reads the tables of a DHT segment: class and number, 16 counts of codes by length, the symbols.
 *
 * @returns false if the segment is damaged
 */
export function readHuffmanTables(body: Uint8Array, dc: (HuffmanTable | undefined)[], ac: (HuffmanTable | undefined)[]): boolean {
  let offset = 0;
  while (offset + 17 <= body.length) {
    const head = byteAt(body, offset);
    const counts = body.subarray(offset + 1, offset + 17);
    const count = counts.reduce((sum, value) => sum + value, 0);
    const symbols = body.slice(offset + 17, offset + 17 + count);
    const table = symbols.length === count && count <= 256 ? tableOf(counts, symbols) : null;
    if (!table || (head & 15) > 3 || head >> 4 > 1) return false;
    (head >> 4 === 0 ? dc : ac)[head & 15] = table;
    offset += 17 + count;
  }
  return true;
}

function tableOf(counts: Uint8Array, symbols: Uint8Array): HuffmanTable | null {
  const quick = new Uint16Array(1 << QUICK_BITS);
  const ends = new Int32Array(17);
  const offsets = new Int32Array(17);
  let code = 0;
  let index = 0;
  for (let length = 1; length <= 16; length++) {
    offsets[length] = index - code;
    for (let i = 0; i < byteAt(counts, length - 1); i++, code++, index++) {
      if (code >= 1 << length) return null;
      if (length > QUICK_BITS) continue;
      const shift = QUICK_BITS - length;
      quick.fill((length << 8) | byteAt(symbols, index), code << shift, (code + 1) << shift);
    }
    // Canonical codes rise with their length, so all 16-bit values below this belong to codes of this length or a shorter one.
    ends[length] = code << (16 - length);
    code <<= 1;
  }
  return { quick, steps: quick.map((value) => (value === 0 ? 0 : stepOf(value))), ends, offsets, symbols };
}
