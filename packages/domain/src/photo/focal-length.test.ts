import { describe, expect, it } from 'vitest';
import { readFocal35 } from './focal-length.ts';

/** A JPEG whose EXIF data state a focal length. */
function jpegWith(focal: number, isLittle: boolean): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(44));
  tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, isLittle);
  tiff.setUint32(4, 8, isLittle);
  writeEntry(tiff, 8, [0x8769, 4], isLittle);
  tiff.setUint32(18, 26, isLittle);
  writeEntry(tiff, 26, [0xa405, 3], isLittle);
  tiff.setUint16(36, focal, isLittle);
  const body = [...new TextEncoder().encode('Exif\0\0'), ...new Uint8Array(tiff.buffer)];
  return Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, body.length + 2, ...body, 0xff, 0xda, 0, 2);
}

function writeEntry(view: DataView, directory: number, [tag, type]: readonly [number, number], isLittle: boolean): void {
  view.setUint16(directory, 1, isLittle);
  view.setUint16(directory + 2, tag, isLittle);
  view.setUint16(directory + 4, type, isLittle);
  view.setUint32(directory + 6, 1, isLittle);
}

describe('readFocal35', () => {
  it.each([true, false])('reads the focal length on 35 mm film (little endian %s)', (isLittle) => {
    expect(readFocal35(jpegWith(26, isLittle))).toBe(26);
  });

  it('is null where a photo states none, and for damaged bytes', () => {
    expect(readFocal35(jpegWith(0, true))).toBeNull();
    expect(readFocal35(jpegWith(26, true).subarray(0, 40))).toBeNull();
    expect(readFocal35(Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2))).toBeNull();
    expect(readFocal35(new Uint8Array(20))).toBeNull();
  });
});
