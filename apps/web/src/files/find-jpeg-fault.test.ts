import { describe, expect, it } from 'vitest';
import { findJpegFault } from './find-jpeg-fault.ts';
import { hasSameBytes } from './same-bytes.ts';

const SCAN = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
/** Huffman tables with one code each: no difference (0), and end of block (0). */
const TABLES = [0x00, 0x10].flatMap((head) => [0xff, 0xc4, 0, 20, head, 1, ...Array<number>(15).fill(0), 0]);
const frame = (marker: number) => [0xff, marker, 0, 11, 8, 0, 8, 0, 32, 1, 1, 0x11, 0];
/** A uniform grey picture of four blocks, two bits each. */
const jpeg = (end: readonly number[] = [0xff, 0xd9], data: readonly number[] = [0]) =>
  Uint8Array.from([0xff, 0xd8, ...frame(0xc0), ...TABLES, ...SCAN, ...data, ...end]);
const progressive = (scans: number) =>
  Uint8Array.from([
    0xff,
    0xd8,
    ...frame(0xc2),
    ...TABLES,
    ...Array.from({ length: scans }, () => [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 1, 0]).flat(),
    0xff,
    0xd9,
  ]);

describe('a whole photo', () => {
  it('is intact with its end marker and any trailing data', () => {
    expect(findJpegFault(jpeg())).toBeNull();
    expect(findJpegFault(jpeg([0xff, 0xd9, 80, 75, 3, 4]))).toBeNull();
  });

  it('[ERRP-09] [PENT-09] without the rest of its pixels is reported as cut off or damaged', () => {
    expect(findJpegFault(jpeg([], []))).toEqual({ error: 'ERROR_COULD_NOT_LOAD', hint: 'HINT_CUT_OFF' });
    expect(findJpegFault(jpeg([0xff, 0xd9], [0x80]))).toEqual({ error: 'ERROR_COULD_NOT_LOAD', hint: 'HINT_DAMAGED' });
  });

  it('[ERRP-09] of more scans than any camera writes is not given to the decoder', () => {
    expect(findJpegFault(progressive(100))).toBeNull();
    expect(findJpegFault(progressive(101))).toEqual({ error: 'ERROR_COULD_NOT_LOAD' });
  });

  it('of another kind is not checked', () => {
    expect(findJpegFault(Uint8Array.of(0x89, 0x50))).toBeNull();
  });
});

describe('the same file twice', () => {
  const of = (length: number, last: number) => new Blob([new Uint8Array(length - 1).fill(7), Uint8Array.of(last)]);

  it('is known by every byte', async () => {
    expect(await hasSameBytes(of(3_000_000, 1), of(3_000_000, 1))).toBe(true);
    expect(await hasSameBytes(of(3_000_000, 1), of(3_000_000, 2))).toBe(false);
    expect(await hasSameBytes(of(10, 1), of(11, 1))).toBe(false);
    expect(await hasSameBytes(new Blob([]), new Blob([]))).toBe(true);
  });
});
