import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Shadow, type ShadowMask, shadowMask } from './shadow-mask.ts';

const CARD: Shadow = { rect: { x: 10, y: 20, width: 8, height: 5 }, blur: 0.3, alpha: 0.4 };

/** Alpha, 0–1, at a point of the page. */
function alphaAt({ widthPx, heightPx, alpha, rect }: ShadowMask, x: number, y: number): number {
  const column = Math.floor(((x - rect.x) / rect.width) * widthPx);
  const row = Math.floor(((y - rect.y) / rect.height) * heightPx);
  return (alpha[row * widthPx + column] ?? Number.NaN) / 255;
}

/** The blurred rectangle at a point, by numeric integration of a Gaussian over small squares. */
function summed({ rect, blur, alpha }: Shadow, x: number, y: number): number {
  const sigma = blur / 2;
  const axis = (position: number, start: number, length: number) => {
    let sum = 0;
    const step = sigma / 40;
    for (let from = start + step / 2; from < start + length; from += step)
      sum += Math.exp(-((from - position) ** 2) / (2 * sigma * sigma)) * step;
    return sum / (sigma * Math.sqrt(2 * Math.PI));
  };
  return alpha * axis(x, rect.x, rect.width) * axis(y, rect.y, rect.height);
}

describe('shadowMask', () => {
  it("has full alpha in the middle, half at an edge, a quarter in a corner, none at the mask's border", () => {
    const mask = shadowMask(CARD);
    expect(alphaAt(mask, 14, 22.5)).toBeCloseTo(0.4, 2);
    expect(Math.abs(alphaAt(mask, 10, 22.5) - 0.2)).toBeLessThan(0.05);
    expect(Math.abs(alphaAt(mask, 10, 20) - 0.1)).toBeLessThan(0.05);
    expect(Math.max(...mask.alpha.subarray(0, mask.widthPx))).toBeLessThanOrEqual(1);
  });

  it('has a Gaussian profile with the standard deviation blur / 2', () => {
    const mask = shadowMask(CARD);
    for (let row = 0; row < mask.heightPx; row += 7) {
      for (let column = 0; column < mask.widthPx; column += 5) {
        const x = mask.rect.x + ((column + 0.5) / mask.widthPx) * mask.rect.width;
        const y = mask.rect.y + ((row + 0.5) / mask.heightPx) * mask.rect.height;
        expect(Math.abs(alphaAt(mask, x, y) - summed(CARD, x, y))).toBeLessThan(0.004);
      }
    }
  });

  it('extends 1.6 times the blur beyond the rectangle on every side', () => {
    const { rect } = shadowMask(CARD);
    expect(rect.x).toBeCloseTo(9.52, 9);
    expect(rect.y).toBeCloseTo(19.52, 9);
    expect(rect.width).toBeCloseTo(8.96, 9);
    expect(rect.height).toBeCloseTo(5.96, 9);
  });

  it("has at most the surface's resolution, and shows the same shadow", () => {
    const mask = shadowMask(CARD, 6);
    expect(mask).toMatchObject({ widthPx: 54, heightPx: 36, rect: shadowMask(CARD).rect });
    expect(shadowMask(CARD, 60)).toEqual(shadowMask(CARD));
    for (const [column, row] of [
      [2, 2],
      [3, 18],
      [27, 18],
      [51, 33],
    ] as const) {
      const x = mask.rect.x + ((column + 0.5) / mask.widthPx) * mask.rect.width;
      const y = mask.rect.y + ((row + 0.5) / mask.heightPx) * mask.rect.height;
      expect(Math.abs(alphaAt(mask, x, y) - summed(CARD, x, y))).toBeLessThan(0.004);
    }
  });

  it('has twenty pixels per centimetre at a blur of 0.3 cm, fewer for a softer blur or a large rectangle', () => {
    expect(shadowMask(CARD)).toMatchObject({ widthPx: 179, heightPx: 119 });
    expect(shadowMask({ ...CARD, blur: 3 })).toMatchObject({ widthPx: 35, heightPx: 29 });
    expect(shadowMask({ ...CARD, rect: { x: 0, y: 0, width: 140, height: 100 } }).widthPx).toBe(1024);
  });

  it('shares the alpha array between masks of one size and softness at different positions', () => {
    const moved = shadowMask({ ...CARD, rect: { ...CARD.rect, x: 30, y: 1 } });
    expect(moved.alpha).toBe(shadowMask(CARD).alpha);
    expect(moved.rect.x).toBeCloseTo(29.52, 9);
    expect(shadowMask({ ...CARD, blur: 0.31 }).alpha).not.toBe(moved.alpha);
    expect(shadowMask({ ...CARD, alpha: 0.41 }).alpha).not.toBe(moved.alpha);
  });

  it('is symmetric and has the stated size, for any rectangle', () => {
    const length = fc.double({ min: 0.05, max: 140, noNaN: true });
    fc.assert(
      fc.property(
        length,
        length,
        fc.double({ min: 0.02, max: 6, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (width, height, blur, alpha) => {
          const mask = shadowMask({ rect: { x: 0, y: 0, width, height }, blur, alpha });
          expect(mask.alpha).toHaveLength(mask.widthPx * mask.heightPx);
          expect(Math.max(mask.widthPx, mask.heightPx)).toBeLessThanOrEqual(1024);
          for (let offset = 0; offset < mask.alpha.length; offset += 97) {
            const other = mask.alpha[mask.alpha.length - 1 - offset] ?? Number.NaN;
            if (Math.abs((mask.alpha[offset] ?? 0) - other) > 1) throw new Error(`${offset}: ${mask.alpha[offset]} and ${other}`);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps a limited number of masks, and evicts the least recently used', () => {
    const first = shadowMask(CARD).alpha;
    for (let index = 0; index < 200; index++) {
      shadowMask({ ...CARD, blur: 1 + index / 100 });
      if (index % 20 === 0) expect(shadowMask(CARD).alpha).toBe(first);
    }
    for (let index = 0; index < 200; index++) shadowMask({ ...CARD, blur: 4 + index / 100 });
    expect(shadowMask(CARD).alpha).not.toBe(first);
    expect(shadowMask(CARD).alpha).toEqual(first);
  });

  it('refuses lengths that are not positive and finite', () => {
    expect(() => shadowMask({ ...CARD, blur: 0 })).toThrow('Expected a positive finite length for a shadow but received 0');
    expect(() => shadowMask({ ...CARD, rect: { x: 0, y: 0, width: Number.NaN, height: 1 } })).toThrow('received NaN');
  });
});
