import { describe, expect, it } from 'vitest';
import { readJpegHeader } from './jpeg-header.ts';
import { isRgbProfile, withColourProfile } from './jpeg-profile.ts';

const segment = (marker: number, body: readonly number[]) => [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body];
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const jfif = segment(0xe0, [...letters('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const frame = segment(0xc0, [8, 0, 30, 0, 40, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]);
const scan = segment(0xda, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0]);
const tail = [1, 2, 3, 0xff, 0xd9];
const plainJpeg = Uint8Array.from([0xff, 0xd8, ...jfif, ...frame, ...scan, ...tail]);

function profile(length: number, space = 'RGB '): Uint8Array {
  const bytes = new Uint8Array(length).fill(7);
  new DataView(bytes.buffer).setUint32(0, length);
  bytes.set(letters(space), 16);
  bytes.set(letters('acsp'), 36);
  return bytes;
}

describe('a colour profile in a JPEG', () => {
  it.each([[536], [65_519], [65_520], [200_000]])('of %i bytes is read back unchanged', (length) => {
    const icc = profile(length);
    const tagged = withColourProfile(plainJpeg, icc);
    expect(readJpegHeader(tagged)).toMatchObject({ widthPx: 40, heightPx: 30, icc });
    expect([...tagged.subarray(0, 2 + jfif.length)]).toEqual([0xff, 0xd8, ...jfif]);
    expect([...tagged.subarray(-tail.length)]).toEqual(tail);
  });

  it('replaces the previous one', () => {
    const replaced = withColourProfile(withColourProfile(plainJpeg, profile(70_000)), profile(536));
    expect([...replaced]).toEqual([...withColourProfile(plainJpeg, profile(536))]);
  });

  it('is recognised by its length, its signature and its colour space', () => {
    expect(isRgbProfile(profile(536))).toBe(true);
    expect(isRgbProfile(profile(536, 'CMYK'))).toBe(false);
    expect(isRgbProfile(profile(536).subarray(0, 500))).toBe(false);
    expect(isRgbProfile(new Uint8Array(128))).toBe(false);
  });
});
