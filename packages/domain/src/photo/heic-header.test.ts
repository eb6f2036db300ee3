import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_KINDS } from '../../test/all-kinds.ts';
import { HEIC_SIZE, makeHeic } from '../../test/make-heic.ts';
import { checkPhotoFile, refusalHint } from './check-photo-file.ts';
import { fileKindOf } from './file-kind.ts';
import { readHeicHeader, withoutHeifOrientation } from './heic-header.ts';
import { isPhotoFileError } from './photo-file-error.ts';
import { readPhotoHeader } from './photo-header.ts';

const ALL = ALL_KINDS;
const NONE = { ...ALL, pngAllowed: false, webpAllowed: false, heicAllowed: false, avifAllowed: false };
const withBrands = (major: string, ...brands: string[]) => makeHeic({ major, brands });

describe('readHeicHeader', () => {
  it("reads the size of the main picture, independent of the file's other contents", () => {
    expect(readHeicHeader(makeHeic())).toEqual({ ...HEIC_SIZE, icc: null, primaries: null, isHdr: false, orientation: 1 });
    expect(readHeicHeader(makeHeic({ others: 3 }))).toMatchObject(HEIC_SIZE);
    expect(readHeicHeader(makeHeic({ isPixelsFirst: true }))).toMatchObject(HEIC_SIZE);
  });

  it.each([
    [0, 128, 64],
    [1, 64, 128],
    [2, 128, 64],
    [3, 64, 128],
  ])('has size %i x %i after %i quarter turns', (turnsLeft, widthPx, heightPx) => {
    expect(readHeicHeader(makeHeic({ turnsLeft }))).toMatchObject({ widthPx, heightPx });
  });

  it('crops first and rotates then, in the order of the properties', () => {
    const cut = { widthPx: 100, heightPx: 40 };
    expect(readHeicHeader(makeHeic({ cut }))).toMatchObject(cut);
    expect(readHeicHeader(makeHeic({ cut, turnsLeft: 1 }))).toMatchObject({ widthPx: 40, heightPx: 100 });
    expect(readHeicHeader(makeHeic({ cut: { widthPx: 500, heightPx: 40 } }))).toMatchObject(HEIC_SIZE);
  });

  it.each([
    [{}, 1],
    [{ mirror: 1 }, 2],
    [{ turnsLeft: 2 }, 3],
    [{ mirror: 0 }, 4],
    [{ turnsLeft: 1, mirror: 0 }, 5],
    [{ turnsLeft: 3 }, 6],
    [{ turnsLeft: 1, mirror: 1 }, 7],
    [{ turnsLeft: 1 }, 8],
  ] as const)('[INGEST-04] reads %j as orientation %i, and can remove it', (choices, orientation) => {
    const heic = makeHeic(choices);
    expect(readHeicHeader(heic).orientation).toBe(orientation);
    const unturned = withoutHeifOrientation(heic);
    expect(unturned).toHaveLength(heic.length);
    expect(readHeicHeader(unturned)).toMatchObject({ ...HEIC_SIZE, orientation: 1 });
  });

  it('finds the colour profile and the colour primaries', () => {
    const icc = Uint8Array.from({ length: 200 }, (_, index) => index);
    expect(readHeicHeader(makeHeic({ icc, nclx: [12, 13] }))).toMatchObject({ icc, primaries: 12, isHdr: false });
    expect(readHeicHeader(makeHeic({ nclx: [9, 16] }))).toMatchObject({ isHdr: true });
    expect(readHeicHeader(makeHeic({ nclx: [9, 18] }))).toMatchObject({ isHdr: true });
  });

  it('reports every truncated header as cut off or broken', () => {
    const heic = makeHeic({ turnsLeft: 1 });
    const meta = heic.length - 93;
    for (let length = 16; length < meta; length++) {
      expect(() => readHeicHeader(heic.subarray(0, length))).toThrow(expect.objectContaining({ isCutOff: true }));
    }
    expect(readHeicHeader(heic.subarray(0, meta))).toMatchObject({ widthPx: 64 });
  });

  it('returns a header or throws a PhotoFileError for any bytes', () => {
    const heic = makeHeic({ turnsLeft: 1, others: 1, nclx: [12, 13], cut: { widthPx: 60, heightPx: 30 } });
    const damage = fc.array(fc.tuple(fc.nat(heic.length - 1), fc.nat(255)), { maxLength: 8 });
    fc.assert(
      fc.property(damage, fc.nat(heic.length), (changes, length) => {
        const bytes = heic.slice(0, length);
        for (const [offset, value] of changes) if (offset < length) bytes[offset] = value;
        try {
          const { widthPx, heightPx } = readHeicHeader(bytes);
          expect(Math.min(widthPx, heightPx)).toBeGreaterThanOrEqual(1);
        } catch (error) {
          expect(isPhotoFileError(error), String(error)).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe('kinds of files', () => {
  it.each([
    ['heic', withBrands('heic', 'mif1')],
    ['heic', withBrands('mif1', 'mif1', 'heic')],
    ['heic', withBrands('heix', 'mif1')],
    ['heic', withBrands('mif1', 'mif1')],
    ['heic-series', withBrands('hevc', 'msf1')],
    ['avif', withBrands('avif', 'mif1', 'miaf')],
    ['avif', withBrands('mif1', 'mif1', 'avif')],
    ['video', withBrands('qt  ', 'qt  ')],
    ['video', withBrands('isom', 'iso2', 'mp41')],
    ['video', withBrands('3gp4', 'isom')],
    ['raw', withBrands('crx ', 'isom')],
    ['gif', new TextEncoder().encode('GIF89a and some more bytes')],
    ['webp', new TextEncoder().encode('RIFF....WEBPVP8 ')],
    ['other', new TextEncoder().encode('RIFF....WAVEfmt ')],
    ['other', new Uint8Array()],
  ])('%s', (kind, bytes) => {
    expect(fileKindOf(bytes)).toBe(kind);
  });

  it('[INGEST-02] accepts a HEIC only if the page can convert it to JPEG', () => {
    const heic = makeHeic();
    expect(checkPhotoFile(heic, heic.length, ALL)).toBeNull();
    expect(checkPhotoFile(heic, heic.length)).toBe('ERROR_NO_JPG_IMAGE');
    expect(checkPhotoFile(heic.subarray(0, 60), heic.length, ALL)).toBeNull();
    expect(checkPhotoFile(heic.subarray(0, 60), 60, ALL)).toBe('ERROR_NO_JPG_IMAGE');
    expect(readPhotoHeader(heic)).toEqual({
      kind: 'heic',
      ...HEIC_SIZE,
      orientation: 1,
      components: 3,
      takenMs: null,
      zoneMin: null,
      coefficientBytes: 0,
    });
  });

  it('refuses a HEIC that declares more pixels than a decoder should open', () => {
    const of = (widthPx: number, heightPx: number) => makeHeic({ size: { widthPx, heightPx } });
    expect(checkPhotoFile(of(10_000, 10_000), 900, ALL)).toBeNull();
    const giant = of(10_001, 10_000);
    expect(checkPhotoFile(giant, 900, ALL)).toBe('ERROR_COULD_NOT_LOAD');
    expect(refusalHint(giant, 'ERROR_COULD_NOT_LOAD', ALL)).toBe('HINT_PIXELS');
  });

  it('[PENT-09] [INGEST-14] gives hints for files that users mistake for photos', () => {
    const hintOf = (bytes: Uint8Array, rules = ALL) => refusalHint(bytes, 'ERROR_NO_JPG_IMAGE', rules);
    expect(hintOf(withBrands('avif'), NONE)).toBe('HINT_AVIF');
    expect(hintOf(withBrands('qt  '))).toBe('HINT_VIDEO');
    expect(hintOf(withBrands('hevc', 'msf1'))).toBe('HINT_SERIES');
    expect([hintOf(makeHeic()), hintOf(makeHeic(), NONE)]).toEqual([null, 'HINT_HEIC_OFF']);
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
    expect([hintOf(png), hintOf(png, NONE)]).toEqual(['HINT_CUT_OFF', 'HINT_PNG_OFF']);
    expect([hintOf(makeHeic().subarray(0, 120)), hintOf(Uint8Array.of(0xff, 0xd8, 0xff))]).toEqual(['HINT_CUT_OFF', 'HINT_CUT_OFF']);
    expect(hintOf(new Uint8Array())).toBe('HINT_CUT_OFF');
    expect(hintOf(new Uint8Array(20))).toBeNull();
    expect(refusalHint(makeHeic(), 'ERROR_FILE_TO_BIG', ALL)).toBeNull();
  });
});
