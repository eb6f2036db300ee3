import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exifTakenMs } from './exif-date.ts';

const ORIGINAL = 0x9003;
const DIGITIZED = 0x9004;

interface Written {
  readonly isLittle?: boolean;
  readonly type?: number;
  readonly pointerType?: number;
}

/** TIFF with an Exif directory of dates, as a camera writes it. */
function tiffWith(dates: readonly (readonly [tag: number, text: string])[], { isLittle = true, type = 2, pointerType = 4 }: Written = {}) {
  const directory = 26;
  const texts = directory + 2 + 12 * dates.length + 4;
  const bytes = new Uint8Array(texts + 20 * dates.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  view.setUint16(8, 1, isLittle);
  writeEntry(view, 10, [0x8769, pointerType, 1, directory], isLittle);
  view.setUint16(directory, dates.length, isLittle);
  for (const [at, [tag, text]] of dates.entries()) {
    writeEntry(view, directory + 2 + 12 * at, [tag, type, 20, texts + 20 * at], isLittle);
    bytes.set(new TextEncoder().encode(text), texts + 20 * at);
  }
  return bytes;
}

function writeEntry(
  view: DataView,
  at: number,
  [tag, type, count, value]: readonly [number, number, number, number],
  isLittle: boolean,
): void {
  view.setUint16(at, tag, isLittle);
  view.setUint16(at + 2, type, isLittle);
  view.setUint32(at + 4, count, isLittle);
  view.setUint32(at + 8, value, isLittle);
}

describe('exifTakenMs', () => {
  it.each([true, false])('reads DateTimeOriginal, little-endian %s', (isLittle) => {
    expect(exifTakenMs(tiffWith([[ORIGINAL, '2026:07:14 18:05:09']], { isLittle }))).toBe(Date.UTC(2026, 6, 14, 18, 5, 9));
  });

  it('takes the date of digitizing where the other one is missing or empty', () => {
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
  ])('%s is no date', (text) => {
    expect(exifTakenMs(tiffWith([[ORIGINAL, text]]))).toBeNull();
  });

  it('a date of another type, or behind a pointer of another type, says nothing', () => {
    expect(exifTakenMs(tiffWith([[ORIGINAL, '2026:07:14 18:05:09']], { type: 7 }))).toBeNull();
    expect(exifTakenMs(tiffWith([[ORIGINAL, '2026:07:14 18:05:09']], { pointerType: 3 }))).toBeNull();
  });

  it('whatever the bytes are, there is a date or none', () => {
    const good = tiffWith([[ORIGINAL, '2026:07:14 18:05:09']]);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 6 }), fc.nat(good.length), (changes, length) => {
        const bytes = good.slice(0, length);
        for (const [at, byte] of changes) if (at < length) bytes[at] = byte;
        const taken = exifTakenMs(bytes);
        expect(taken === null || Number.isFinite(taken)).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(exifTakenMs(new Uint8Array())).toBeNull();
  });
});
