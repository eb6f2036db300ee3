import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { countScans } from './count-scans.ts';

const picture = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } });
/** A scan header as a progressive file repeats it, without coded data. */
const SCAN = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0]);

describe('counting the scans of a JPEG', () => {
  it('a baseline photo has one, a progressive one several', async () => {
    expect(countScans(await picture().jpeg().toBuffer(), 100)).toBe(1);
    expect(countScans(await picture().jpeg({ progressive: true }).toBuffer(), 100)).toBeGreaterThan(3);
  });

  it('stops just above the limit, however many there are', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const many = Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 5000 }, () => SCAN), jpeg.subarray(-2)]);
    expect(countScans(many, 100)).toBe(101);
    expect(countScans(many, 100_000)).toBe(5001);
  });

  it('a scan mark inside another segment does not count', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const comment = Buffer.from([0xff, 0xfe, 0, 12, ...SCAN]);
    expect(countScans(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]), 100)).toBe(1);
  });

  it('ends for cut-off and senseless bytes', () => {
    expect(countScans(Buffer.from([0xff, 0xd8, 0xff]), 100)).toBe(0);
    expect(countScans(Buffer.alloc(10_000, 0xff), 100)).toBe(0);
    expect(countScans(Buffer.alloc(0), 100)).toBe(0);
  });
});
