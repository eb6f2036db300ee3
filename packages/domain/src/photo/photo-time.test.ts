import { expect, it } from 'vitest';
import { tiffWith } from '../../test/dated-exif.ts';
import { makeHeic } from '../../test/make-heic.ts';
import { readPhotoHeader } from './photo-header.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const u32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const XMP = `<x:xmpmeta><rdf:Description photoshop:DateCreated="2026-07-14T18:05:09+02:00"/></x:xmpmeta>`;
const EXIF = [
  ...tiffWith([
    [0x9003, '2026:07:14 18:05:09'],
    [0x9011, '+02:00'],
  ]),
];
const TIME = { takenMs: Date.UTC(2026, 6, 14, 18, 5, 9), zoneMin: 120 };

function png(name: string, body: readonly number[]): Uint8Array {
  const chunk = (type: string, data: readonly number[]) => [...u32(data.length), ...letters(type), ...data, 0, 0, 0, 0];
  const head = [...u32(30), ...u32(20), 8, 2, 0, 0, 0];
  return Uint8Array.from([
    ...letters('\x89PNG\r\n\x1a\n'),
    ...chunk('IHDR', head),
    ...chunk(name, body),
    ...chunk('IDAT', []),
    ...chunk('IEND', []),
  ]);
}

function webp(flags: number, name: string, body: readonly number[]): Uint8Array {
  const chunk = (type: string, data: readonly number[]) => [
    ...letters(type),
    ...u32(data.length).reverse(),
    ...data,
    ...(data.length % 2 ? [0] : []),
  ];
  const chunks = [
    ...letters('WEBP'),
    ...chunk('VP8X', [flags, 0, 0, 0, 29, 0, 0, 19, 0, 0]),
    ...chunk('VP8L', [0x2f, 0, 0, 0, 0]),
    ...chunk(name, body),
  ];
  return Uint8Array.from([...letters('RIFF'), ...u32(chunks.length).reverse(), ...chunks]);
}

it.each([
  ['PNG, by EXIF', png('eXIf', EXIF)],
  ['PNG, by XMP', png('iTXt', letters(`XML:com.adobe.xmp\0\0\0\0\0${XMP}`))],
  ['WebP, by EXIF', webp(0x08, 'EXIF', EXIF)],
  ['WebP, by XMP', webp(0x04, 'XMP ', letters(XMP))],
  ['HEIC', makeHeic({ exif: Uint8Array.from(EXIF) })],
  ['HEIC, by XMP', makeHeic({ xmp: XMP })],
  ['HEIC, by XMP beside EXIF data without a date', makeHeic({ xmp: XMP, exif: tiffWith([]) })],
  ['AVIF, by XMP', makeHeic({ xmp: XMP, major: 'avif', brands: ['mif1', 'avif'] })],
  ['AVIF', makeHeic({ exif: Uint8Array.from(EXIF), major: 'avif', brands: ['mif1', 'avif'] })],
])('reads the capture time: %s', (_, bytes) => {
  expect(readPhotoHeader(bytes)).toMatchObject(TIME);
});

it('reads XMP data further back only if the EXIF data have no capture time', () => {
  const cut = (heic: Uint8Array) => heic.subarray(0, heic.length - 10);
  expect(() => readPhotoHeader(cut(makeHeic({ xmp: XMP })), false)).toThrow(expect.objectContaining({ isCutOff: true }));
  expect(readPhotoHeader(cut(makeHeic({ exif: Uint8Array.from(EXIF), xmp: XMP })), false)).toMatchObject(TIME);
});

it('asks for more bytes if the EXIF data are further back', () => {
  const heic = makeHeic({ exif: Uint8Array.from(EXIF) });
  const cut = heic.subarray(0, heic.length - 10);
  expect(() => readPhotoHeader(cut, false)).toThrow(expect.objectContaining({ isCutOff: true }));
  expect(readPhotoHeader(cut)).toMatchObject({ kind: 'heic', takenMs: null });
});
