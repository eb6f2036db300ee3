import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPhotoFile, MAX_COEFFICIENT_BYTES, MAX_COLLAGE_PHOTOS, MAX_FILE_BYTES } from './check-photo-file.ts';
import { type JpegHeader, readJpegHeader, uprightSize } from './jpeg-header.ts';
import { MAX_PIXELS } from './max-pixels.ts';
import { isPhotoFileError, type PhotoFileError } from './photo-file-error.ts';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const segment = (marker: number, body: readonly number[]) => [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body];
const SOI = [0xff, 0xd8];
const frame = (marker = 0xc0, { width = 400, height = 300, components = 3, bits = 8 } = {}) =>
  segment(marker, [bits, height >> 8, height & 255, width >> 8, width & 255, components, ...Array(components * 3).fill(1)]);
const scan = (components = 3) => segment(0xda, [components, ...Array(components * 2 + 3).fill(0)]);
const jpeg = (...parts: readonly (readonly number[])[]) => new Uint8Array([...SOI, ...parts.flat()]);

/** EXIF data with one directory entry; `type` 3 is SHORT, 4 is LONG. */
function exif(orientation: number, { type = 3, isLittle = false, tag = 0x112 } = {}): number[] {
  const n16 = (n: number) => (isLittle ? [n & 255, n >> 8] : [n >> 8, n & 255]);
  const n32 = (n: number) => (isLittle ? [...n16(n), 0, 0] : [0, 0, ...n16(n)]);
  const value = type === 3 ? [...n16(orientation), 0, 0] : n32(orientation);
  return segment(0xe1, [
    ...ascii('Exif\0\0'),
    ...ascii(isLittle ? 'II' : 'MM'),
    ...n16(42),
    ...n32(8),
    ...n16(1),
    ...n16(tag),
    ...n16(type),
    ...n32(1),
    ...value,
    ...n32(0),
  ]);
}

function profile(length: number): number[] {
  const bytes = Array(length).fill(7);
  bytes.splice(0, 4, 0, 0, length >> 8, length & 255);
  bytes.splice(36, 4, ...ascii('acsp'));
  return bytes;
}
const icc = (number: number, count: number, bytes: readonly number[]) =>
  segment(0xe2, [...ascii('ICC_PROFILE\0'), number, count, ...bytes]);

function faultOf(bytes: Uint8Array): PhotoFileError {
  try {
    readJpegHeader(bytes);
  } catch (error) {
    if (isPhotoFileError(error)) return error;
    throw error;
  }
  throw new Error('Expected the header to be refused');
}

describe('readJpegHeader', () => {
  it('reads size, components and kind of the frame', () => {
    expect(readJpegHeader(jpeg(frame(), scan()))).toEqual({
      widthPx: 400,
      heightPx: 300,
      orientation: 1,
      takenMs: null,
      zoneMin: null,
      components: 3,
      isProgressive: false,
      isRgbCoded: false,
      adobeTransform: null,
      icc: null,
      exifData: [],
      headerBytes: 2 + 19 + 14,
      coefficientBytes: 0,
    } satisfies JpegHeader);
    expect(readJpegHeader(jpeg(frame(0xc2, { components: 1 }), scan(1)))).toMatchObject({ components: 1, isProgressive: true });
    expect(readJpegHeader(jpeg(frame(0xc1, { components: 4 }), scan(4)))).toMatchObject({ components: 4, isProgressive: false });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('[INGEST-04] reads orientation %d in both byte orders', (orientation) => {
    for (const isLittle of [true, false]) {
      expect(readJpegHeader(jpeg(exif(orientation, { isLittle }), frame(), scan())).orientation).toBe(orientation);
    }
  });

  it('[INGEST-05] treats missing orientation as upright', () => {
    expect(readJpegHeader(jpeg(frame(), scan())).orientation).toBe(1);
    expect(readJpegHeader(jpeg(exif(6, { tag: 0x110 }), frame(), scan())).orientation).toBe(1);
  });

  it('treats an orientation outside 1 to 8, or of another type than SHORT, as upright, as browsers do', () => {
    expect(readJpegHeader(jpeg(exif(9), frame(), scan())).orientation).toBe(1);
    expect(readJpegHeader(jpeg(exif(0), frame(), scan())).orientation).toBe(1);
    expect(readJpegHeader(jpeg(exif(6, { type: 4 }), frame(), scan())).orientation).toBe(1);
  });

  it('applies the orientation of the first EXIF segment only, as browsers do', () => {
    expect(readJpegHeader(jpeg(exif(6), exif(1), frame(), scan())).orientation).toBe(6);
    expect(readJpegHeader(jpeg(exif(6, { tag: 0x110 }), exif(6), frame(), scan())).orientation).toBe(1);
  });

  it('swaps the sides for orientations 5 to 8', () => {
    const upright = [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => uprightSize({ widthPx: 4, heightPx: 3, orientation }).widthPx);
    expect(upright).toEqual([4, 4, 4, 4, 3, 3, 3, 3]);
  });

  it('returns the range of every EXIF segment', () => {
    const [first, second] = [exif(6), exif(3)];
    const bytes = jpeg(first, segment(0xfe, ascii('hello')), second, frame(), scan());
    const { orientation, exifData } = readJpegHeader(bytes);
    expect(orientation).toBe(6);
    expect(exifData.map(({ from, to }) => [...bytes.slice(from, to)])).toEqual([first.slice(4), second.slice(4)]);
  });

  it('reads the Adobe transform', () => {
    const adobe = segment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, 2]);
    expect(readJpegHeader(jpeg(adobe, frame(0xc0, { components: 4 }), scan(4))).adobeTransform).toBe(2);
  });

  it('distinguishes RGB from YCbCr: by the JFIF marker, then by Adobe’s, then by the component names', () => {
    const jfif = segment(0xe0, [...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
    const short = segment(0xe0, [...ascii('JFIF\0'), 1, 1]);
    const adobe = (transform: number) => segment(0xee, [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, transform]);
    const named = (names: string) => {
      const bytes = frame();
      for (const [index, name] of [...names].entries()) bytes[10 + 3 * index] = name.charCodeAt(0);
      return bytes;
    };
    const isRgb = (...segments: number[][]) => readJpegHeader(jpeg(...segments, scan())).isRgbCoded;
    expect(isRgb(frame())).toBe(false);
    expect(['RGB', 'rgb', 'YCc', 'BGR'].map((names) => isRgb(named(names)))).toEqual([true, false, false, false]);
    expect([0, 1, 2].map((transform) => isRgb(adobe(transform), frame()))).toEqual([true, false, false]);
    expect([0, 1, 2].map((transform) => isRgb(adobe(transform), named('RGB')))).toEqual([true, false, false]);
    expect(isRgb(jfif, named('RGB'))).toBe(false);
    expect(isRgb(adobe(0), jfif, frame())).toBe(false);
    expect(isRgb(short, named('RGB'))).toBe(true);
    expect(readJpegHeader(jpeg(adobe(0), frame(0xc0, { components: 4 }), scan(4))).isRgbCoded).toBe(false);
  });

  it('joins the parts of a colour profile in their order', () => {
    const whole = profile(300);
    const header = readJpegHeader(jpeg(icc(2, 2, whole.slice(200)), icc(1, 2, whole.slice(0, 200)), frame(), scan()));
    expect([...(header.icc ?? [])]).toEqual(whole);
  });

  it('drops a colour profile that misses a part or states a wrong length', () => {
    const whole = profile(300);
    expect(readJpegHeader(jpeg(icc(1, 2, whole.slice(0, 200)), frame(), scan())).icc).toBeNull();
    expect(readJpegHeader(jpeg(icc(1, 1, whole.slice(0, 299)), frame(), scan())).icc).toBeNull();
    expect(readJpegHeader(jpeg(icc(0, 0, []), frame(), scan())).icc).toBeNull();
  });

  it('returns the coefficient memory of a progressive picture', () => {
    const sampled = (marker: number, ...factors: readonly number[]) =>
      segment(marker, [8, 1, 0, 2, 0, factors.length, ...factors.flatMap((factor, index) => [index + 1, factor, 0])]);
    const pixels = 256 * 512;
    expect(readJpegHeader(jpeg(sampled(0xc2, 0x11, 0x11, 0x11), scan())).coefficientBytes).toBe(6 * pixels);
    expect(readJpegHeader(jpeg(sampled(0xc2, 0x22, 0x11, 0x11), scan())).coefficientBytes).toBe(3 * pixels);
    expect(readJpegHeader(jpeg(sampled(0xc0, 0x22, 0x11, 0x11), scan())).coefficientBytes).toBe(0);
    expect(readJpegHeader(jpeg(sampled(0xc0, 0x11, 0x11, 0x11), scan(1))).coefficientBytes).toBe(6 * pixels);
  });

  it('skips bytes between segments, as decoders do', () => {
    const unmarked = exif(6);
    unmarked[0] = 0x00;
    for (const stray of [[0x12], [0x20, 0x20, 0x20], [0x00], [0xff, 0x00, 0x07], unmarked]) {
      const header = readJpegHeader(jpeg(stray, exif(3), stray, frame(), stray, scan()));
      expect(header).toMatchObject({ widthPx: 400, heightPx: 300, orientation: 3 });
    }
  });

  it('skips fill bytes and unknown segments', () => {
    expect(readJpegHeader(jpeg([0xff, 0xff], segment(0xfe, ascii('hello')), [0xff], frame(), scan())).widthPx).toBe(400);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['another format', new Uint8Array([0x47, 0x49, 0x46, 0x38])],
    ['no frame', jpeg(scan())],
    ['two frames', jpeg(frame(), frame(), scan())],
    ['an early end', jpeg([0xff, 0xd9])],
    ['a lossless frame', jpeg(frame(0xc3), scan())],
    ['an arithmetic frame', jpeg(frame(0xc9), scan())],
    ['12 bits', jpeg(frame(0xc1, { bits: 12 }), scan())],
    ['no width', jpeg(frame(0xc0, { width: 0 }), scan())],
    ['a height that comes later', jpeg(frame(0xc0, { height: 0 }), scan())],
    ['two components', jpeg(frame(0xc0, { components: 2 }), scan())],
    ['a frame that is too short', jpeg(segment(0xc0, [8, 1, 1, 1, 1, 3, 1, 1]), scan())],
    ['a segment without length', jpeg([0xff, 0xe0, 0, 1], frame(), scan())],
    ['EXIF of no byte order', jpeg(segment(0xe1, [...ascii('Exif\0\0'), 1, 2, 3, 4, 5, 6, 7, 8]), frame(), scan())],
    ['an EXIF directory beyond its end', jpeg(segment(0xe1, [...ascii('Exif\0\0MM'), 0, 42, 0, 0, 1, 0]), frame(), scan())],
    ['EXIF that is cut off', jpeg(segment(0xe1, ascii('Exif\0\0MM')), frame(), scan())],
  ])('[INGEST-04] refuses %s', (_, bytes) => {
    expect(faultOf(bytes).key).toBe('ERROR_NO_JPG_IMAGE');
  });

  it('reports every truncated file as cut off', () => {
    const whole = jpeg(exif(6), frame(), scan());
    for (let length = 2; length < whole.length; length++) expect(faultOf(whole.subarray(0, length)).isCutOff).toBe(true);
    expect(readJpegHeader(whole).orientation).toBe(6);
  });

  it('returns a header or throws a PhotoFileError for any bytes', () => {
    const whole = jpeg(exif(6), icc(1, 1, profile(140)), frame(), scan());
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 });
    fc.assert(
      fc.property(damage, fc.nat(whole.length), (changes, length) => {
        const bytes = whole.slice(0, length);
        for (const [offset, value] of changes) if (offset < length) bytes[offset] = value;
        try {
          const header = readJpegHeader(bytes);
          expect(header.orientation).toBeGreaterThanOrEqual(1);
          expect(header.orientation).toBeLessThanOrEqual(8);
          expect(header.headerBytes).toBeLessThanOrEqual(bytes.length);
        } catch (error) {
          expect(isPhotoFileError(error)).toBe(true);
        }
      }),
      { numRuns: 5000 },
    );
  });
});

describe('checkPhotoFile', () => {
  const good = jpeg(frame(), scan());

  it('[INGEST-01] accepts 26214400 bytes and not one more', () => {
    expect(MAX_FILE_BYTES).toBe(25 * 1024 * 1024);
    expect(checkPhotoFile(good, 26_214_400)).toBeNull();
    expect(checkPhotoFile(good, 26_214_401)).toBe('ERROR_FILE_TO_BIG');
  });

  it('[INGEST-02] [INGEST-03] accepts JPEG, and PNG only where it is allowed', () => {
    const png = (width: number) =>
      new Uint8Array([
        0x89,
        ...ascii('PNG\r\n\x1a\n'),
        0,
        0,
        0,
        13,
        ...ascii('IHDR'),
        0,
        0,
        width >> 8,
        width & 255,
        0,
        0,
        0x30,
        0,
        ...Array(9),
      ]);
    expect(checkPhotoFile(png(64), 100)).toBe('ERROR_NO_JPG_IMAGE');
    expect(checkPhotoFile(png(64), 100, { pngAllowed: true })).toBeNull();
    expect(checkPhotoFile(png(0), 100, { pngAllowed: true })).toBe('ERROR_NO_JPG_IMAGE');
    expect(checkPhotoFile(png(9000), 100, { pngAllowed: true })).toBe('ERROR_COULD_NOT_LOAD');
    expect(checkPhotoFile(png(64).subarray(0, 20), 100, { pngAllowed: true })).toBeNull();
    expect(checkPhotoFile(png(64).subarray(0, 20), 20, { pngAllowed: true })).toBe('ERROR_NO_JPG_IMAGE');
    expect(checkPhotoFile(new Uint8Array([0x42, 0x4d]), 2, { pngAllowed: true })).toBe('ERROR_NO_JPG_IMAGE');
  });

  it('[INGEST-04] refuses damaged metadata, but not a header that extends beyond the bytes read', () => {
    const damaged = jpeg(segment(0xe1, ascii('Exif\0\0XX')), frame(), scan());
    expect(checkPhotoFile(damaged, damaged.length)).toBe('ERROR_NO_JPG_IMAGE');
    expect(checkPhotoFile(good.subarray(0, 10), good.length)).toBeNull();
    expect(checkPhotoFile(good.subarray(0, 10), 10)).toBe('ERROR_NO_JPG_IMAGE');
    expect(checkPhotoFile(new Uint8Array(), 0)).toBe('ERROR_NO_JPG_IMAGE');
  });

  it('refuses more pixels than a decoder should open', () => {
    const of = (width: number, height: number) => checkPhotoFile(jpeg(frame(0xc0, { width, height }), scan()), 100);
    expect(MAX_PIXELS).toBe(1e8);
    expect([of(10_000, 10_000), of(10_001, 10_000)]).toEqual([null, 'ERROR_COULD_NOT_LOAD']);
  });

  it('refuses a progressive picture whose coefficients need too much memory', () => {
    const claims = (marker: number, height: number) => jpeg(frame(marker, { width: 5000, height }), scan());
    expect(MAX_COEFFICIENT_BYTES).toBe(200_000_000);
    const widest = (marker: number, height: number) => {
      const bytes = claims(marker, height);
      for (const component of [0, 1, 2]) bytes[2 + 4 + 6 + 3 * component + 1] = 0x11;
      return checkPhotoFile(bytes, bytes.length);
    };
    expect(widest(0xc2, 6666)).toBeNull();
    expect(widest(0xc2, 6667)).toBe('ERROR_COULD_NOT_LOAD');
    expect(widest(0xc0, 6667)).toBeNull();
  });

  it('[INGEST-10] allows 150 photos', () => {
    expect(MAX_COLLAGE_PHOTOS).toBe(150);
  });
});
