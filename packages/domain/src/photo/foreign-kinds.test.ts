import { describe, expect, it } from 'vitest';
import { ALL_KINDS } from '../../test/all-kinds.ts';
import { tiffWith } from '../../test/dated-exif.ts';
import { checkPhotoFile } from './check-photo-file.ts';
import { fileKindOf } from './file-kind.ts';
import { readPhotoHeader } from './photo-header.ts';
import { MAX_RAW_BYTES, rawPreview } from './raw-preview.ts';
import { readTiffHeader } from './tiff-header.ts';

type Entry = readonly [tag: number, type: 3 | 4, value: number];
const u16 = (value: number, isLittle: boolean) => (isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255]);
const u32 = (value: number, isLittle: boolean) =>
  isLittle ? [...u16(value & 0xffff, true), ...u16(value >>> 16, true)] : [...u16(value >>> 16, false), ...u16(value & 0xffff, false)];

/** A TIFF whose directory follows `pixels`, as scanners write it, or precedes them, as cameras do. */
function tiff(entries: readonly Entry[], { isLittle = true, pixels = 0, tail = [] as readonly number[] } = {}): Uint8Array {
  const fields = entries.flatMap(([tag, type, value]) => [
    ...u16(tag, isLittle),
    ...u16(type, isLittle),
    ...u32(1, isLittle),
    ...(type === 3 ? [...u16(value, isLittle), 0, 0] : u32(value, isLittle)),
  ]);
  const head = [...(isLittle ? [0x49, 0x49] : [0x4d, 0x4d]), ...u16(42, isLittle), ...u32(8 + pixels, isLittle)];
  return Uint8Array.from([...head, ...Array<number>(pixels).fill(7), ...u16(entries.length, isLittle), ...fields, 0, 0, 0, 0, ...tail]);
}

/** A JPEG header of this size with an end marker after its scan. */
function jpeg(widthPx: number, heightPx: number): readonly number[] {
  const frame = [0xff, 0xc0, 0, 11, 8, ...u16(heightPx, false), ...u16(widthPx, false), 1, 1, 0x11, 0];
  return [0xff, 0xd8, ...frame, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0xff, 0xd9];
}

const SIZE: readonly Entry[] = [
  [0x0100, 3, 300],
  [0x0101, 4, 200],
];

describe('TIFF', () => {
  it.each([true, false])('has an upright size, with its directory before or after the pixels (little-endian: %s)', (isLittle) => {
    for (const pixels of [0, 5000]) {
      expect(readPhotoHeader(tiff(SIZE, { isLittle, pixels }))).toMatchObject({ kind: 'tiff', widthPx: 300, heightPx: 200 });
      const turned = tiff([...SIZE, [0x0112, 3, 6]], { isLittle, pixels });
      expect(readTiffHeader(turned)).toMatchObject({ widthPx: 300, heightPx: 200, orientation: 6 });
      expect(readPhotoHeader(turned)).toMatchObject({ widthPx: 200, heightPx: 300, orientation: 1 });
    }
  });

  it('asks for more bytes until its directory is complete, and is refused if truncated', () => {
    const file = tiff(SIZE, { pixels: 5000 });
    expect(() => readPhotoHeader(file.subarray(0, 4000))).toThrow(expect.objectContaining({ isCutOff: true }));
    expect(checkPhotoFile(file.subarray(0, 4000), file.length, ALL_KINDS)).toBeNull();
    expect(checkPhotoFile(file.subarray(0, 4000), 4000, ALL_KINDS)).toBe('ERROR_NO_JPG_IMAGE');
    expect(checkPhotoFile(file, file.length)).toBe('ERROR_NO_JPG_IMAGE');
  });
});

describe('RAW', () => {
  const camera = (tail: readonly number[], orientation = 8) =>
    tiff([[0x00fe, 4, 1], ...SIZE, [0x010f, 3, 1], [0x0112, 3, orientation], [0x014a, 4, 60]], { tail });

  it('is distinguished from a scan by tags that only cameras write', () => {
    expect(fileKindOf(camera([]))).toBe('raw');
    expect(fileKindOf(tiff([...SIZE, [0xc612, 4, 1]]))).toBe('raw');
    expect(fileKindOf(tiff([[0x0106, 3, 32803]]))).toBe('raw');
    expect(fileKindOf(tiff([[0x0103, 3, 34713]]))).toBe('raw');
    expect(fileKindOf(tiff([...SIZE, [0x010f, 3, 1]]))).toBe('tiff');
  });

  it('gives its largest preview, turned by the orientation of the photo', () => {
    const bytes = camera([...jpeg(160, 120), ...jpeg(1620, 1080), ...jpeg(640, 480)]);
    const preview = rawPreview(bytes);
    expect(preview).toMatchObject({ widthPx: 1080, heightPx: 1620, orientation: 8 });
    expect([...(preview?.jpeg ?? [])]).toEqual(jpeg(1620, 1080));
    expect(readPhotoHeader(bytes)).toMatchObject({ kind: 'raw', widthPx: 1080, heightPx: 1620 });
    expect(() => readPhotoHeader(bytes, false)).toThrow(expect.objectContaining({ isCutOff: true }));
  });

  it('gives the capture time of its own directories if its preview has none', () => {
    const dates = tiffWith([
      [0x9003, '2026:07:14 18:05:09'],
      [0x9011, '+02:00'],
    ]);
    const time = { takenMs: Date.UTC(2026, 6, 14, 18, 5, 9), zoneMin: 120 };
    // The Exif directory is the first one of its box.
    const canonDates = Uint8Array.from(dates);
    canonDates[4] = 26;
    const word = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
    const turn = tiff([[0x0112, 3, 6]]);
    const canon = [...u32(16, false), ...word('ftypcrx '), ...u32(0, false), ...word('CMT1'), ...turn, ...word('CMT2'), ...canonDates];
    const cr3 = Uint8Array.from([...canon, ...jpeg(1620, 1080)]);
    expect(readPhotoHeader(cr3)).toMatchObject({ kind: 'raw', widthPx: 1080, heightPx: 1620, ...time });
    expect(readPhotoHeader(camera(jpeg(1620, 1080)))).toMatchObject({ takenMs: null });
  });

  it('is refused if its preview is too small, and may be larger than other files', () => {
    const small = camera(jpeg(640, 480));
    expect(rawPreview(small)).toBeNull();
    expect(checkPhotoFile(small, small.length, ALL_KINDS)).toBe('ERROR_NO_JPG_IMAGE');
    expect(checkPhotoFile(small, 60_000_000, ALL_KINDS)).toBeNull();
    expect(checkPhotoFile(small, MAX_RAW_BYTES + 1, ALL_KINDS)).toBe('ERROR_FILE_TO_BIG');
    expect(checkPhotoFile(small, 60_000_000)).toBe('ERROR_FILE_TO_BIG');
  });
});
