import { describe, expect, it } from 'vitest';
import { firstScanJpeg } from './first-scan-jpeg.ts';
import { readJpegHeader } from './jpeg-header.ts';

const segment = (marker: number, body: readonly number[]) => [0xff, marker, 0, body.length + 2, ...body];
const frame = (marker: number) => segment(marker, [8, 0, 30, 0, 40, 3, ...Array(9).fill(1)]);
const scan = (components: number) => segment(0xda, [components, ...Array(components * 2 + 3).fill(0)]);
const CODED = [1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4];
const LATER = [...segment(0xc4, [0, 0]), ...scan(1), 9, 9, 0xff, 0xd9];
const jpeg = (marker: number, components: number, rest: readonly number[]) =>
  new Uint8Array([0xff, 0xd8, ...frame(marker), ...scan(components), ...CODED, ...rest]);
const coarse = (bytes: Uint8Array) => firstScanJpeg(bytes, readJpegHeader(bytes));

describe('firstScanJpeg', () => {
  it('ends a progressive picture after its first scan, stuffed zeros and restart markers included', () => {
    expect(coarse(jpeg(0xc2, 3, LATER))).toEqual(jpeg(0xc2, 3, [0xff, 0xd9]));
  });

  it('ends a truncated picture where its bytes end', () => {
    expect(coarse(jpeg(0xc2, 3, []))).toEqual(jpeg(0xc2, 3, [0xff, 0xd9]));
  });

  it('returns null for a sequential picture, or one whose first scan has a single component', () => {
    expect(coarse(jpeg(0xc0, 3, [0xff, 0xd9]))).toBeNull();
    expect(coarse(jpeg(0xc2, 1, LATER))).toBeNull();
  });
});
