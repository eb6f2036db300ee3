import { describe, expect, it } from 'vitest';
import { comparePictures, type Pixels, shifted } from './compare-pictures.ts';

const grey = (value: number): Pixels => ({ widthPx: 40, heightPx: 40, rgb: Buffer.alloc(40 * 40 * 3, value) });

describe('comparePictures', () => {
  it('equal pictures have no difference', () => {
    expect(comparePictures(grey(90), grey(90))).toEqual({ psnrDb: Number.POSITIVE_INFINITY, worstBlock: 0, worstAt: [0, 0] });
  });

  it('a difference of one step everywhere is 48.13 dB', () => {
    const { psnrDb, worstBlock } = comparePictures(grey(90), grey(91));
    expect(psnrDb).toBeCloseTo(48.1308, 3);
    expect(worstBlock).toBe(1);
  });

  it('reports the position of a single wrong block', () => {
    const other = grey(90);
    for (let y = 20; y < 40; y++) other.rgb.fill(130, 3 * (y * 40), 3 * (y * 40 + 20));
    expect(comparePictures(grey(90), other)).toMatchObject({ worstBlock: 40, worstAt: [0, 20] });
  });

  it('a shift moves the content and repeats the edge', () => {
    const picture: Pixels = { widthPx: 2, heightPx: 1, rgb: Buffer.from([1, 1, 1, 9, 9, 9]) };
    expect([...shifted(picture, 1, 0).rgb]).toEqual([1, 1, 1, 1, 1, 1]);
    expect([...shifted(picture, -1, 0).rgb]).toEqual([9, 9, 9, 9, 9, 9]);
  });

  it('pictures of two sizes cannot be compared', () => {
    expect(() => comparePictures(grey(1), { ...grey(1), widthPx: 20, heightPx: 80 })).toThrow(RangeError);
  });
});
