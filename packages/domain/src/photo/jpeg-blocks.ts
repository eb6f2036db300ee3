import { BLOCK_COEFFICIENTS, codeOf, type HuffmanTable, QUICK_BITS, stepOf } from './huffman-table.ts';

/** Reads bits of a scan's data. `bitOffset` counts bits from the beginning. */
export interface BitReader {
  readonly data: Uint8Array;
  bitOffset: number;
  /** Remaining blocks of an end-of-band run (EOBRUN). */
  eobRun: number;
}

/** Result for a block that cannot be decoded. */
const DAMAGED = -1;

const QUICK_SHIFT = 16 - QUICK_BITS;

/** The next 16 bits; zeros beyond the end. */
function bits16({ data, bitOffset }: BitReader): number {
  const byte = bitOffset >> 3;
  const three = ((data[byte] as number) << 16) | ((data[byte + 1] as number) << 8) | (data[byte + 2] as number);
  return (three >> (8 - (bitOffset & 7))) & 0xffff;
}

/** Skips a block of a sequential scan: a DC difference and up to 63 AC coefficients. Returns false if the data are damaged. */
export function skipBlock(reader: BitReader, dc: HuffmanTable, ac: HuffmanTable): boolean {
  if (!skipFirstDc(reader, dc)) return false;
  const { data } = reader;
  const { steps } = ac;
  let { bitOffset } = reader;
  for (let k = 1; k < BLOCK_COEFFICIENTS; ) {
    const byte = bitOffset >> 3;
    const three = ((data[byte] as number) << 16) | ((data[byte + 1] as number) << 8) | (data[byte + 2] as number);
    const bits = (three >> (8 - (bitOffset & 7))) & 0xffff;
    const step = (steps[bits >> QUICK_SHIFT] as number) || longStep(ac, bits);
    if (step === 0) return false;
    bitOffset += step >> 8;
    k += step & 0xff;
  }
  reader.bitOffset = bitOffset;
  return true;
}

function longStep(ac: HuffmanTable, bits: number): number {
  const code = codeOf(ac, bits);
  return code === 0 ? 0 : stepOf(code);
}

export function skipFirstDc(reader: BitReader, dc: HuffmanTable): boolean {
  const code = codeOf(dc, bits16(reader));
  reader.bitOffset += (code >> 8) + (code & 0xff);
  return code !== 0;
}

/** Spectral band (a range of AC coefficients) of a progressive scan. */
export interface Band {
  readonly from: number;
  readonly to: number;
  /** Bit set of the coefficients that are not 0: two words of 32 bits per block. */
  readonly nonzero: Uint32Array;
}

/** Skips a block's band in its first scan. Returns the number of further blocks that are empty (EOBRUN), or -1. */
export function skipFirstAc(reader: BitReader, ac: HuffmanTable, { from, to, nonzero }: Band, block: number): number {
  for (let k = from; k <= to; k++) {
    const code = codeOf(ac, bits16(reader));
    if (code === 0) return DAMAGED;
    const size = code & 15;
    const run = (code >> 4) & 15;
    reader.bitOffset += code >> 8;
    if (size > 0) {
      k += run;
      reader.bitOffset += size;
      if (k < 64) markNonzero(nonzero, block, k);
    } else if (run === 15) k += 15;
    else return readEobRun(reader, run);
  }
  return 0;
}

/** Skips a block's band in a refinement scan: one correction bit per nonzero coefficient, and new coefficients between them. */
export function refineAc(reader: BitReader, ac: HuffmanTable, { from, to, nonzero }: Band, block: number): number {
  for (let k = from; k <= to; k++) {
    const code = codeOf(ac, bits16(reader));
    if (code === 0) return DAMAGED;
    const size = code & 15;
    let run = (code >> 4) & 15;
    reader.bitOffset += code >> 8;
    if (size > 1) return DAMAGED;
    if (size === 1) reader.bitOffset += 1;
    else if (run < 15) {
      const eobRun = readEobRun(reader, run);
      skipCorrectionBits(reader, { from: k, to, nonzero }, block);
      return eobRun;
    }
    for (; k <= to; k++) {
      if (isNonzero(nonzero, block, k)) reader.bitOffset += 1;
      else if (run === 0) break;
      else run -= 1;
    }
    if (size === 1 && k <= to) markNonzero(nonzero, block, k);
  }
  return 0;
}

/** Skips the correction bits of a block without new coefficients. */
export function skipCorrectionBits(reader: BitReader, { from, to, nonzero }: Band, block: number): void {
  for (let k = from; k <= to; k++) if (isNonzero(nonzero, block, k)) reader.bitOffset += 1;
}

function readEobRun(reader: BitReader, size: number): number {
  const extra = size === 0 ? 0 : bits16(reader) >> (16 - size);
  reader.bitOffset += size;
  return (1 << size) - 1 + extra;
}

function isNonzero(nonzero: Uint32Array, block: number, k: number): boolean {
  return (((nonzero[2 * block + (k >> 5)] as number) >>> (k & 31)) & 1) === 1;
}

function markNonzero(nonzero: Uint32Array, block: number, k: number): void {
  nonzero[2 * block + (k >> 5)] = (nonzero[2 * block + (k >> 5)] as number) | (1 << (k & 31));
}
