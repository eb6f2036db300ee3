import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiffWith } from '../../test/dated-exif.ts';
import { exifCaptureTime } from './exif-capture-time.ts';
import { zoneOf } from './time-zone.ts';

const exifTakenMs = (tiff: Uint8Array) => exifCaptureTime(tiff)?.takenMs ?? null;

const ORIGINAL = 0x9003;
const DIGITIZED = 0x9004;

describe('exifTaken', () => {
  it.each([true, false])('reads DateTimeOriginal, little-endian %s', (isLittle) => {
    expect(exifTakenMs(tiffWith([[ORIGINAL, '2026:07:14 18:05:09']], { isLittle }))).toBe(Date.UTC(2026, 6, 14, 18, 5, 9));
  });

  it('distinguishes photos of the same second', () => {
    const takenWith = (fraction: string) =>
      exifTakenMs(
        tiffWith([
          [ORIGINAL, '2026:07:14 18:05:09'],
          [0x9291, fraction],
        ]),
      );
    const second = Date.UTC(2026, 6, 14, 18, 5, 9);
    expect(['90', '10', '5', '1234567', '', 'x'].map(takenWith)).toEqual([900, 100, 500, 123, 0, 0].map((ms) => second + ms));
  });

  it("returns the zone of the date's own tag before that of another date", () => {
    const zoneWith = (...zones: readonly (readonly [number, string])[]) =>
      exifCaptureTime(tiffWith([[ORIGINAL, '2026:07:14 18:05:09'], ...zones]))?.zoneMin;
    expect(zoneWith()).toBeNull();
    expect(zoneWith([0x9011, '+02:00'])).toBe(120);
    expect(zoneWith([0x9010, '+01:00'], [0x9011, '-03:30'])).toBe(-210);
    expect(zoneWith([0x9010, '+05:45'])).toBe(345);
    expect(zoneWith([0x9011, '   :  '], [0x9012, 'Z'])).toBe(0);
  });

  it.each(['', '+2:00', '+15:00', '-13:00', '+01:60', 'CEST'])('reads no zone from %s', (text) => {
    expect(zoneOf(text)).toBeNull();
  });

  it('falls back to DateTimeDigitized if DateTimeOriginal is missing or empty', () => {
    const digitized = Date.UTC(1999, 11, 31, 23, 59, 59);
    expect(exifTakenMs(tiffWith([[DIGITIZED, '1999:12:31 23:59:59']]))).toBe(digitized);
    expect(
      exifTakenMs(
        tiffWith([
          [ORIGINAL, '    :  :     :  :  '],
          [DIGITIZED, '1999:12:31 23:59:59'],
        ]),
      ),
    ).toBe(digitized);
  });

  it.each([
    '0000:00:00 00:00:00',
    '2026:02:30 10:00:00',
    '2026:13:01 10:00:00',
    '2026:01:00 10:00:00',
    '2026:01:01 24:00:00',
    '2026-01-01 10:00:00',
  ])('reads no date from %s', (text) => {
    expect(exifTakenMs(tiffWith([[ORIGINAL, text]]))).toBeNull();
  });

  it('ignores a date of another type, or one that a pointer of another type leads to', () => {
    expect(exifTakenMs(tiffWith([[ORIGINAL, '2026:07:14 18:05:09']], { type: 7 }))).toBeNull();
    expect(exifTakenMs(tiffWith([[ORIGINAL, '2026:07:14 18:05:09']], { pointerType: 3 }))).toBeNull();
  });

  it('returns a date or null for any bytes', () => {
    const good = tiffWith([[ORIGINAL, '2026:07:14 18:05:09']]);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 6 }), fc.nat(good.length), (changes, length) => {
        const bytes = good.slice(0, length);
        for (const [offset, byte] of changes) if (offset < length) bytes[offset] = byte;
        const takenMs = exifTakenMs(bytes);
        expect(takenMs === null || Number.isFinite(takenMs)).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(exifTakenMs(new Uint8Array())).toBeNull();
  });
});
