import { describe, expect, it } from 'vitest';
import { ALL_KINDS } from '../../test/all-kinds.ts';
import { checkPhotoFile, refusalHint } from './check-photo-file.ts';
import { readPhotoHeader } from './photo-header.ts';
import { isWebpCutOff, readWebpHeader } from './webp-header.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const u32 = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, (value >>> 24) & 255];
const chunk = (name: string, body: readonly number[]) => [...letters(name), ...u32(body.length), ...body, ...(body.length % 2 ? [0] : [])];

function webp(...chunks: readonly (readonly number[])[]): Uint8Array {
  const body = [...letters('WEBP'), ...chunks.flat()];
  return Uint8Array.from([...letters('RIFF'), ...u32(body.length), ...body]);
}

const LOSSY = chunk('VP8 ', [0x10, 0, 0, 0x9d, 0x01, 0x2a, 0x90, 0x01, 0x2c, 0x41, 0, 0]);
const LOSSLESS = chunk('VP8L', [0x2f, ...u32(399 | (299 << 14)), 0, 0, 0, 0, 0]);
/** Flags, then width and height minus one. */
const extended = (flags: number, w = 400, h = 300) =>
  chunk('VP8X', [flags, 0, 0, 0, (w - 1) & 255, (w - 1) >> 8, 0, (h - 1) & 255, (h - 1) >> 8, 0]);
const turned = (orientation: number) => [
  ...letters('MM'),
  0,
  42,
  0,
  0,
  0,
  8,
  0,
  1,
  1,
  0x12,
  0,
  3,
  0,
  0,
  0,
  1,
  0,
  orientation,
  0,
  0,
  0,
  0,
  0,
  0,
];
const ALL = ALL_KINDS;

describe('WebP', () => {
  it.each([
    ['lossy', webp(LOSSY)],
    ['lossless', webp(LOSSLESS)],
    ['extended', webp(extended(0), LOSSY)],
  ])('[INGEST-02] reads the size of a %s one', (_, bytes) => {
    expect(readWebpHeader(bytes)).toEqual({ widthPx: 400, heightPx: 300, orientation: 1, takenMs: null, zoneMin: null, hasProfile: false });
    expect(readPhotoHeader(bytes)).toMatchObject({ kind: 'webp', widthPx: 400, heightPx: 300, orientation: 1 });
  });

  it.each([
    ['bare', turned(6)],
    ['after a mark', [...letters('Exif\0\0'), ...turned(6)]],
  ])('[INGEST-11] finds the orientation after the pixels, %s', (_, exif) => {
    const bytes = webp(extended(0x08), LOSSY, chunk('EXIF', exif));
    expect(readWebpHeader(bytes)).toMatchObject({ widthPx: 400, heightPx: 300, orientation: 6 });
    expect(readPhotoHeader(bytes)).toMatchObject({ widthPx: 300, heightPx: 400, orientation: 1 });
    const head = bytes.subarray(0, 60);
    expect(checkPhotoFile(head, bytes.length, ALL)).toBeNull();
    expect(() => readPhotoHeader(head)).toThrow(expect.objectContaining({ isCutOff: true }));
  });

  it('ignores EXIF data that are damaged or declared but missing', () => {
    expect(readWebpHeader(webp(extended(0x08), LOSSY, chunk('EXIF', letters('rubbish!!'))))).toMatchObject({ orientation: 1 });
    expect(readWebpHeader(webp(extended(0x28), LOSSY))).toMatchObject({ orientation: 1, hasProfile: true });
  });

  it('[INGEST-03] [PENT-09] is accepted where the shop allows it, and gives a hint elsewhere', () => {
    const bytes = webp(LOSSY);
    expect(checkPhotoFile(bytes, bytes.length, ALL)).toBeNull();
    expect(checkPhotoFile(bytes, bytes.length)).toBe('ERROR_NO_JPG_IMAGE');
    expect(refusalHint(bytes, 'ERROR_NO_JPG_IMAGE', { ...ALL, webpAllowed: false })).toBe('HINT_WEBP_OFF');
    expect(refusalHint(Uint8Array.from(letters('GIF89a')), 'ERROR_NO_JPG_IMAGE', ALL)).toBe('HINT_GIF');
    const giant = webp(extended(0, 20_000, 20_000), LOSSY);
    expect(refusalHint(giant, checkPhotoFile(giant, giant.length, ALL) ?? 'ERROR_NO_JPG_IMAGE', ALL)).toBe('HINT_PIXELS');
  });

  it.each([
    ['no key frame', webp(chunk('VP8 ', Array<number>(20).fill(0)))],
    ['another first chunk', webp(chunk('ALPH', Array<number>(20).fill(0)))],
    ['no width', webp(chunk('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 9, 0, 0, 0]))],
    ['no mark', webp(chunk('VP8L', Array<number>(20).fill(0)))],
  ])('refuses %s', (_, bytes) => {
    expect(checkPhotoFile(bytes, bytes.length, ALL)).toBe('ERROR_NO_JPG_IMAGE');
  });

  it('detects a truncated file', () => {
    const bytes = webp(LOSSY);
    expect([isWebpCutOff(bytes), isWebpCutOff(bytes.subarray(0, -2)), isWebpCutOff(bytes.subarray(0, 5))]).toEqual([false, true, true]);
    expect(refusalHint(bytes.subarray(0, 20), 'ERROR_NO_JPG_IMAGE', ALL)).toBe('HINT_CUT_OFF');
  });
});
