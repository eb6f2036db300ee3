import { describe, expect, it } from 'vitest';
import { contentSize, contentSubject, type RgbaPixels } from './content-subject.ts';

/** Draws an even grey picture with a chequered, coloured square. */
function pictureWith(width: number, height: number, square: { readonly x: number; readonly y: number; readonly side: number }): RgbaPixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isIn = x >= square.x && x < square.x + square.side && y >= square.y && y < square.y + square.side;
      const isDark = (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0;
      data.set(isIn ? (isDark ? [200, 30, 20, 255] : [250, 220, 40, 255]) : [128, 128, 128, 255], (y * width + x) * 4);
    }
  return { width, height, data };
}

describe('contentSubject', () => {
  it.each([
    [384, 256, { x: 280, y: 30, side: 60 }],
    [256, 400, { x: 20, y: 300, side: 50 }],
  ])('moves towards the detail of a picture of %d x %d', async (width, height, square) => {
    const { x, y, faces } = await contentSubject(pictureWith(width, height, square));
    const centre = { x: (square.x + square.side / 2) / width, y: (square.y + square.side / 2) / height };
    expect(Math.sign(x - 0.5)).toBe(Math.sign(centre.x - 0.5));
    expect(Math.sign(y - 0.5)).toBe(Math.sign(centre.y - 0.5));
    expect(Math.abs(x - centre.x)).toBeLessThan(Math.abs(0.5 - centre.x));
    expect(Math.abs(y - centre.y)).toBeLessThan(Math.abs(0.5 - centre.y));
    expect(faces).toEqual([]);
  });

  it('returns the middle of a picture of a few pixels', async () => {
    expect(await contentSubject(pictureWith(3, 2, { x: 9, y: 9, side: 1 }))).toMatchObject({ faces: [] });
  });

  it('asks for a small picture, never larger than the photo', () => {
    expect(contentSize({ widthPx: 6000, heightPx: 4000 })).toEqual({ widthPx: 384, heightPx: 256 });
    expect(contentSize({ widthPx: 120, heightPx: 90 })).toEqual({ widthPx: 120, heightPx: 90 });
    expect(contentSize({ widthPx: 30_000, heightPx: 1000 }).widthPx).toBe(1024);
  });
});
