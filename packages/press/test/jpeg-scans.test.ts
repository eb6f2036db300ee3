import { readJpegScans } from '@muro/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const picture = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } });
/** A scan header as a progressive file repeats it, without coded data. */
const SCAN = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0]);

describe('counting the scans of a JPEG', () => {
  it('a baseline photo has one, a progressive one several', async () => {
    expect(readJpegScans(await picture().jpeg().toBuffer(), 100).scans).toBe(1);
    expect(readJpegScans(await picture().jpeg({ progressive: true }).toBuffer(), 100).scans).toBeGreaterThan(3);
  });

  it('stops just above the limit, however many there are', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const many = Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 5000 }, () => SCAN), jpeg.subarray(-2)]);
    expect(readJpegScans(many, 100).scans).toBe(101);
    expect(readJpegScans(many, 100_000).scans).toBe(5001);
  });

  it('a scan mark inside another segment does not count', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const comment = Buffer.from([0xff, 0xfe, 0, 12, ...SCAN]);
    expect(readJpegScans(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]), 100).scans).toBe(1);
  });

  it('tells a file that was cut off from a whole one', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    expect(readJpegScans(jpeg).isWhole).toBe(true);
    const longer = Buffer.concat([jpeg, Buffer.from('more'), jpeg]);
    expect(readJpegScans(longer)).toMatchObject({ isWhole: true, length: jpeg.length });
    for (const share of [0.3, 0.9]) expect(readJpegScans(jpeg.subarray(0, jpeg.length * share)).isWhole).toBe(false);
    expect(readJpegScans(jpeg.subarray(0, -2)).isWhole).toBe(false);
  });

  it('ends for cut-off and senseless bytes', () => {
    expect(readJpegScans(Buffer.from([0xff, 0xd8, 0xff]), 100).scans).toBe(0);
    expect(readJpegScans(Buffer.alloc(10_000, 0xff), 100).scans).toBe(0);
    expect(readJpegScans(Buffer.alloc(0), 100).scans).toBe(0);
  });
});
