import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exifThumbnail } from './exif-thumbnail.ts';

const SMALL = [0xff, 0xd8, 1, 2, 3, 0xff, 0xd9];
const FIRST = 8;
const SECOND = 14;
const PICTURE = 48;

/** A TIFF with an empty first directory and a second one that points to a thumbnail. */
function tiffWith(isLittle: boolean, { from = PICTURE, length = SMALL.length, type = 4, second = SECOND } = {}): Uint8Array {
  const bytes = new Uint8Array(PICTURE + SMALL.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, FIRST, isLittle);
  view.setUint32(FIRST + 2, second, isLittle);
  view.setUint16(SECOND, 2, isLittle);
  for (const [offset, tag, value] of [
    [SECOND + 2, 0x0201, from],
    [SECOND + 14, 0x0202, length],
  ] as const) {
    view.setUint16(offset, tag, isLittle);
    view.setUint16(offset + 2, type, isLittle);
    view.setUint32(offset + 4, 1, isLittle);
    view.setUint32(offset + 8, value, isLittle);
  }
  bytes.set(SMALL, PICTURE);
  return bytes;
}

describe('exifThumbnail', () => {
  it.each([true, false])('finds the thumbnail that the second directory points to, little-endian %s', (isLittle) => {
    expect([...(exifThumbnail(tiffWith(isLittle)) ?? [])]).toEqual(SMALL);
  });

  it.each([
    ['there is no second directory', { second: 0 }],
    ['it reaches beyond the data', { length: SMALL.length + 1 }],
    ['it begins elsewhere than a JPEG does', { from: PICTURE - 2, length: 6 }],
    ['its place is not a number of four bytes', { type: 3 }],
  ])('returns null for %s', (_, written) => {
    expect(exifThumbnail(tiffWith(true, written))).toBeNull();
  });

  it('accepts any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => (exifThumbnail(bytes)?.length ?? 0) <= bytes.length));
    fc.assert(
      fc.property(fc.nat(54), fc.nat(255), fc.nat(55), (at, value, length) => {
        const damaged = tiffWith(false).with(at, value).slice(0, length);
        return (exifThumbnail(damaged)?.length ?? 0) <= length;
      }),
    );
  });
});
