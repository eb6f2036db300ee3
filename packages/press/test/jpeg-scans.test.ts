import { readJpegPicture, readJpegScans, verifyJpegData } from '@muro/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { restartedJpeg } from './odd-photos/restarted-jpeg.ts';
import { scenery } from './pictures.ts';

const picture = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } });
/** A scan header as in a progressive file, without coded data. */
const SCAN = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0]);

describe('counting the scans of a JPEG', () => {
  it('a baseline photo has one, a progressive one several', async () => {
    expect(readJpegScans(await picture().jpeg().toBuffer(), 100).scans).toHaveLength(1);
    expect(readJpegScans(await picture().jpeg({ progressive: true }).toBuffer(), 100).scans.length).toBeGreaterThan(3);
  });

  it('stops after the first scan above the limit', async () => {
    const jpeg = await picture().jpeg({ progressive: true }).toBuffer();
    const scanCount = readJpegScans(jpeg).scans.length;
    const withManyScans = Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 5000 }, () => SCAN), jpeg.subarray(-2)]);
    expect(readJpegScans(withManyScans, 100).scans).toHaveLength(101);
    expect(readJpegScans(withManyScans, 100_000).scans).toHaveLength(scanCount + 5000);
  });

  it('ignores a scan marker inside another segment', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const comment = Buffer.from([0xff, 0xfe, 0, 12, ...SCAN]);
    expect(readJpegScans(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]), 100).scans).toHaveLength(1);
  });

  it('finds the end marker, or none', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    expect(readJpegScans(jpeg)).toMatchObject({ hasEnd: true, length: jpeg.length });
    expect(readJpegScans(Buffer.concat([jpeg, Buffer.from('more'), jpeg]))).toMatchObject({ hasEnd: true, length: jpeg.length });
    for (const share of [0.3, 0.9]) expect(readJpegScans(jpeg.subarray(0, jpeg.length * share)).hasEnd).toBe(false);
    expect(readJpegScans(Buffer.concat([jpeg.subarray(0, -2), jpeg])).hasEnd).toBe(false);
  });

  it('terminates on truncated and random bytes', () => {
    expect(readJpegScans(Buffer.from([0xff, 0xd8, 0xff]), 100).scans).toEqual([]);
    expect(readJpegScans(Buffer.alloc(10_000, 0xff), 100).scans).toEqual([]);
    expect(readJpegScans(Buffer.alloc(0), 100).scans).toEqual([]);
  });
});

describe('walking the coded data of a JPEG', () => {
  const kinds = (['4:4:4', '4:2:0'] as const).flatMap((chromaSubsampling) =>
    [false, true].map((progressive) => ({ chromaSubsampling, progressive, quality: 90 })),
  );

  it.each(kinds)('finds the end of the picture to the byte: %j', async (options) => {
    for (const [width, height] of [
      [1, 1],
      [17, 33],
      [301, 203],
    ] as const) {
      const jpeg = await scenery(5, width, height).jpeg(options).toBuffer();
      const result = verifyJpegData(jpeg, 100);
      expect(result).toMatchObject({ isWhole: true, scans: readJpegScans(jpeg).scans });
      expect(result.scans.at(-1)?.to).toBe(jpeg.length - 2);
    }
  });

  it.each(kinds)('distinguishes missing pixels from a missing end marker: %j', async (options) => {
    const jpeg = await scenery(6, 301, 203).jpeg(options).toBuffer();
    expect(verifyJpegData(jpeg.subarray(0, -2), 100).isWhole).toBe(true);
    for (let lost = 4; lost < 200; lost += 7) {
      expect(verifyJpegData(jpeg.subarray(0, -lost), 100).isWhole, `${lost} bytes`).toBe(false);
      expect(verifyJpegData(Buffer.concat([jpeg.subarray(0, -lost), jpeg.subarray(-2)]), 100).isWhole, `${lost} bytes`).toBe(false);
    }
  });

  it('excludes data that a camera writes instead of the end marker', async () => {
    for (const options of kinds) {
      const jpeg = await scenery(7, 120, 90).jpeg(options).toBuffer();
      for (const trailer of [Buffer.from('SEFH\xff\xd9SEFT', 'latin1'), jpeg, Buffer.alloc(500), Buffer.alloc(500, 0xff)]) {
        const { isWhole, scans } = readJpegPicture(Buffer.concat([jpeg.subarray(0, -2), trailer]));
        expect({ isWhole, end: scans.at(-1)?.to }).toEqual({ isWhole: true, end: jpeg.length - 2 });
      }
    }
  });

  it('reads grey and CMYK photos', async () => {
    const grey = await scenery(8, 77, 50).greyscale().jpeg().toBuffer();
    const inks = await scenery(8, 77, 50).toColourspace('cmyk').jpeg().toBuffer();
    for (const jpeg of [grey, inks]) {
      expect(verifyJpegData(jpeg, 100).scans.at(-1)?.to).toBe(jpeg.length - 2);
      expect(verifyJpegData(jpeg.subarray(0, -40), 100).isWhole).toBe(false);
    }
  });

  it('follows restart markers and reports a missing one', () => {
    const jpeg = restartedJpeg(12);
    expect(verifyJpegData(jpeg, 100)).toMatchObject({ isWhole: true });
    expect(verifyJpegData(jpeg, 100).scans.at(-1)?.to).toBe(jpeg.length - 2);
    const marker = jpeg.indexOf(Buffer.from([0xff, 0xd3]));
    const without = Buffer.concat([jpeg.subarray(0, marker), jpeg.subarray(marker + 2)]);
    const wrongMarker = Buffer.from(jpeg);
    wrongMarker[marker + 1] = 0xd5;
    expect([without, wrongMarker].map((bytes) => verifyJpegData(bytes, 100).isWhole)).toEqual([false, false]);
  });

  it('reports a copy that is padded with zeros as truncated', async () => {
    const jpeg = await scenery(9, 301, 203).jpeg().toBuffer();
    expect(verifyJpegData(Buffer.concat([jpeg.subarray(0, jpeg.length / 2), Buffer.alloc(jpeg.length)]), 100).isWhole).toBe(false);
  });
});
