import { describe, expect, it } from 'vitest';
import { isDark, withinBars } from './thumbnail-bars.ts';

const THUMBNAIL = { widthPx: 160, heightPx: 120 };

describe('position of a photo in its thumbnail', () => {
  it('is all of it where both have one shape, as far as whole pixels can', () => {
    expect(withinBars(THUMBNAIL, { widthPx: 4000, heightPx: 3000 })).toEqual({ ...THUMBNAIL, xPx: 0, yPx: 0, hasBlackBars: false });
    expect(withinBars({ widthPx: 160, heightPx: 107 }, { widthPx: 3000, heightPx: 2000 })).toMatchObject({ hasBlackBars: false });
  });

  it('is the middle between bars above and below, less their soft edges', () => {
    expect(withinBars(THUMBNAIL, { widthPx: 6000, heightPx: 4000 })).toEqual({
      widthPx: 160,
      heightPx: 102,
      xPx: 0,
      yPx: 9,
      hasBlackBars: true,
    });
  });

  it('is the middle between bars at its sides', () => {
    expect(withinBars(THUMBNAIL, { widthPx: 3000, heightPx: 4000 })).toEqual({
      widthPx: 86,
      heightPx: 120,
      xPx: 37,
      yPx: 0,
      hasBlackBars: true,
    });
  });

  it('returns null if the photo would be thinner than the blurred edges', () => {
    expect(withinBars(THUMBNAIL, { widthPx: 60_000, heightPx: 600 })).toBeNull();
  });
});

describe('isDark', () => {
  it('treats black with a little colour as a bar, and ignores cleared pixels', () => {
    expect(isDark(new Uint8ClampedArray([3, 9, 20, 255, 90, 0, 0, 255, 255, 255, 255, 0]))).toBe(true);
    expect(isDark(new Uint8ClampedArray([3, 9, 20, 255, 0, 120, 0, 255]))).toBe(false);
  });
});
