import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eighthsFor } from './reduced-jpeg.ts';

const size = (widthPx: number, heightPx: number) => ({ widthPx, heightPx });

describe('the part of a JPEG that is decoded', () => {
  it('is the smallest that needs no enlarging', () => {
    expect(eighthsFor(size(4000, 3000), size(1024, 768))).toBe(3);
    expect(eighthsFor(size(8000, 6000), size(1000, 750))).toBe(1);
    expect(eighthsFor(size(8000, 6000), size(1001, 750))).toBe(2);
    expect(eighthsFor(size(20_000, 600), size(1024, 31))).toBe(1);
  });

  it('is the whole for a photo that is shown about as large as it is, and never more', () => {
    expect(eighthsFor(size(1000, 750), size(1000, 750))).toBe(8);
    expect(eighthsFor(size(1000, 750), size(900, 675))).toBe(8);
    expect(eighthsFor(size(100, 100), size(300, 300))).toBe(8);
  });

  it('has both sides at least as long as wanted', () => {
    const side = fc.integer({ min: 1, max: 65_500 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 4000 }), (widthPx, heightPx, longest) => {
        const scale = Math.min(1, longest / Math.max(widthPx, heightPx));
        const targetSize = size(Math.max(1, Math.round(widthPx * scale)), Math.max(1, Math.round(heightPx * scale)));
        const eighths = eighthsFor(size(widthPx, heightPx), targetSize);
        expect(Math.ceil((widthPx * eighths) / 8)).toBeGreaterThanOrEqual(targetSize.widthPx);
        expect(Math.ceil((heightPx * eighths) / 8)).toBeGreaterThanOrEqual(targetSize.heightPx);
      }),
    );
  });
});
