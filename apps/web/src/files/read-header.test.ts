import { createHash } from 'node:crypto';
import type { FileRules } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { ALL_KINDS } from '../../../../packages/domain/test/all-kinds.ts';
import { makeHeic } from '../../../../packages/domain/test/make-heic.ts';
import { readHeader } from './read-header.ts';

const md5 = async (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');
const ALL = ALL_KINDS;
const NONE: FileRules = {
  ...ALL,
  pngAllowed: false,
  webpAllowed: false,
  heicAllowed: false,
  avifAllowed: false,
  tiffAllowed: false,
  rawAllowed: false,
};
const word = (value: number) => [value >> 8, value & 255];

/** Returns the smallest bytes with the facts of a JPEG header: orientation, frame, scan. */
function jpeg(widthPx: number, heightPx: number, orientation: number, comments = 0): Uint8Array<ArrayBuffer> {
  const exif = [...'Exif\0\0MM']
    .map((letter) => letter.charCodeAt(0))
    .concat([0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, ...word(orientation), 0, 0, 0, 0, 0, 0]);
  const comment = [0xff, 0xfe, ...word(60_002), ...new Array<number>(60_000).fill(32)];
  const frame = [8, ...word(heightPx), ...word(widthPx), 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1];
  const scan = [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0];
  const segment = (marker: number, body: readonly number[]) => [0xff, marker, ...word(body.length + 2), ...body];
  const bytes = [
    0xff,
    0xd8,
    ...segment(0xe1, exif),
    ...Array.from({ length: comments }, () => comment).flat(),
    ...segment(0xc0, frame),
    ...segment(0xda, scan),
    0,
    0,
    0xff,
    0xd9,
  ];
  return Uint8Array.from(bytes);
}

describe('reading a chosen file', () => {
  it('[PENT-07] [PENT-08] [INGEST-12] makes the key of length, upright size and the MD5 of the first bytes', async () => {
    const bytes = jpeg(400, 300, 6);
    const head = bytes.slice(0, Math.min(bytes.length - 2, 1024));
    const key = `${bytes.length}_300_400_${await md5(head)}`;
    expect(await readHeader(new Blob([bytes]), md5, NONE)).toEqual({
      error: null,
      kind: 'jpeg',
      components: 3,
      widthPx: 300,
      heightPx: 400,
      key,
      takenMs: null,
      isFileTime: true,
      zoneMin: null,
      suggestedRotation: 90,
    });
  });

  it.each([
    [1, 0],
    [3, 180],
    [6, 90],
    [8, 270],
  ])('[INGEST-11] orientation %i asks for %i°', async (orientation, turn) => {
    expect(await readHeader(new Blob([jpeg(4, 3, orientation)]), md5, NONE)).toMatchObject({ suggestedRotation: turn });
  });

  it('[INGEST-01] [ERRP-07] a file above 25 MB is refused unread, one of exactly 25 MB is not', async () => {
    const fileOfSize = (size: number) => ({ size, slice: () => new Blob([jpeg(4, 3, 1)]) }) as unknown as Blob;
    expect(await readHeader(fileOfSize(26_214_401), md5, NONE)).toEqual({ error: 'ERROR_FILE_TO_BIG' });
    expect(await readHeader(fileOfSize(26_214_400), md5, NONE)).toMatchObject({ error: null });
  });

  it('[INGEST-02] [INGEST-03] other formats than JPEG are refused, also PNG', async () => {
    expect(await readHeader(new Blob(['GIF89a']), md5, NONE)).toEqual({ error: 'ERROR_NO_JPG_IMAGE', hint: 'HINT_GIF' });
    expect(await readHeader(new Blob(['RIFFxxxxWEBP']), md5, NONE)).toEqual({ error: 'ERROR_NO_JPG_IMAGE', hint: 'HINT_WEBP_OFF' });
    expect(await readHeader(new Blob(['BM']), md5, ALL)).toEqual({ error: 'ERROR_NO_JPG_IMAGE' });
    expect(await readHeader(new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)]), md5, NONE)).toEqual({
      error: 'ERROR_NO_JPG_IMAGE',
      hint: 'HINT_PNG_OFF',
    });
    expect(await readHeader(new Blob([]), md5, NONE)).toEqual({ error: 'ERROR_NO_JPG_IMAGE', hint: 'HINT_CUT_OFF' });
  });

  it('[INGEST-04] a header that breaks off is not a JPEG', async () => {
    expect(await readHeader(new Blob([jpeg(4, 3, 1).slice(0, 30)]), md5, NONE)).toEqual({
      error: 'ERROR_NO_JPG_IMAGE',
      hint: 'HINT_CUT_OFF',
    });
  });

  it('[INGEST-02] [PENT-09] reads a HEIC if the shop accepts it, with its header at any place', async () => {
    const header = makeHeic({ turnsLeft: 1 });
    const key = `${header.length}_64_128_${await md5(header.slice(0, Math.min(header.length - 2, 1024)))}`;
    const read = {
      error: null,
      kind: 'heic',
      components: 3,
      takenMs: null,
      isFileTime: true,
      zoneMin: null,
      widthPx: 64,
      heightPx: 128,
      key,
      suggestedRotation: 0,
    };
    expect(await readHeader(new Blob([header]), md5, ALL)).toEqual(read);
    expect(await readHeader(new Blob([header]), md5, NONE)).toEqual({ error: 'ERROR_NO_JPG_IMAGE', hint: 'HINT_HEIC_OFF' });
    expect(await readHeader(new Blob([makeHeic({ isPixelsFirst: true, padding: 80_000 })]), md5, ALL)).toMatchObject({ widthPx: 128 });
  });

  it('[PENT-09] [INGEST-14] adds a hint to the message if the file gives one', async () => {
    const hintOf = async (bytes: Uint8Array<ArrayBuffer>) => readHeader(new Blob([bytes]), md5, ALL);
    expect(await readHeader(new Blob([makeHeic({ major: 'avif', brands: ['mif1'] })]), md5, NONE)).toEqual({
      error: 'ERROR_NO_JPG_IMAGE',
      hint: 'HINT_AVIF',
    });
    for (const [mark, hint] of [
      ['\xff\x0a\xfa\x7f', 'HINT_JPEG_XL'],
      ['\0\0\0\x0cJXL \r\n\x87\n', 'HINT_JPEG_XL'],
      ['\x89PNG\r\n\x1a\n\0\0\0\x04CgBI\x50\0\x20\x02', 'HINT_APPLE_PNG'],
      ['II*\0\x10\0\0\0CR\x02\0', 'HINT_RAW'],
      ['FUJIFILMCCD-RAW 0201', 'HINT_RAW'],
      ['IIU\0\x18\0\0\0', 'HINT_RAW'],
    ] as const) {
      const bytes = Uint8Array.from(mark, (letter) => letter.charCodeAt(0));
      expect(await hintOf(bytes)).toEqual({ error: 'ERROR_NO_JPG_IMAGE', hint });
    }
    expect(await hintOf(makeHeic({ major: 'crx ', brands: ['crx ', 'isom'] }))).toEqual({ error: 'ERROR_NO_JPG_IMAGE', hint: 'HINT_RAW' });
    expect(await hintOf(makeHeic({ major: 'qt  ', brands: ['qt  '] }))).toEqual({ error: 'ERROR_NO_JPG_IMAGE', hint: 'HINT_VIDEO' });
    const giant = makeHeic({ size: { widthPx: 20_000, heightPx: 20_000 } });
    expect(await hintOf(giant)).toEqual({ error: 'ERROR_COULD_NOT_LOAD', hint: 'HINT_PIXELS' });
    expect(await hintOf(jpeg(20_000, 20_000, 1))).toEqual({ error: 'ERROR_COULD_NOT_LOAD', hint: 'HINT_PIXELS' });
  });

  it('reads on when the header is longer than its first piece', async () => {
    expect(await readHeader(new Blob([jpeg(400, 300, 1, 3)]), md5, NONE)).toMatchObject({ error: null, widthPx: 400 });
    expect(await readHeader(new Blob([jpeg(400, 300, 1, 20)]), md5, NONE)).toMatchObject({ error: null, widthPx: 400 });
  });

  it('[INGEST-13] [INGEST-14] a file that can no longer be read is reported', async () => {
    const unreadable = {
      size: 100,
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    } as unknown as Blob;
    expect(await readHeader(unreadable, md5, NONE)).toEqual({ error: 'ERROR_NO_FILE_ACCESS' });
  });
});
