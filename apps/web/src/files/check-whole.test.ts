import { describe, expect, it } from 'vitest';
import { faultOfWhole } from './check-whole.ts';
import { hasSameBytes } from './same-bytes.ts';

const SCAN = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0, 1, 2, 3];
const jpeg = (scans: number, end: readonly number[] = [0xff, 0xd9]) =>
  Uint8Array.from([0xff, 0xd8, ...Array.from({ length: scans }, () => SCAN).flat(), ...end]);

describe('a whole photo', () => {
  it('is sound with its end mark, whatever follows it', () => {
    expect(faultOfWhole(jpeg(10))).toBeNull();
    expect(faultOfWhole(jpeg(1, [0xff, 0xd9, 80, 75, 3, 4]))).toBeNull();
  });

  it('[ERRP-09] [PENT-09] without it is cut off, and says so', () => {
    expect(faultOfWhole(jpeg(1, []))).toEqual({ error: 'ERROR_COULD_NOT_LOAD', hint: 'HINT_CUT_OFF' });
  });

  it('[ERRP-09] of more scans than any camera writes is not given to the decoder', () => {
    expect(faultOfWhole(jpeg(100))).toBeNull();
    expect(faultOfWhole(jpeg(101))).toEqual({ error: 'ERROR_COULD_NOT_LOAD' });
  });

  it('of another kind is not looked at', () => {
    expect(faultOfWhole(Uint8Array.of(0x89, 0x50))).toBeNull();
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
