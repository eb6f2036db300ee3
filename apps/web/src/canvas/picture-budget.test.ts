import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PIXELS, removedPicturesToKeep, withinBudget } from './picture-budget.ts';

const square = (sidePx: number) => ({ size: { widthPx: sidePx, heightPx: sidePx } });
const sides = (list: readonly { readonly size: { readonly widthPx: number } }[]) => list.map(({ size }) => size.widthPx);

describe('the pixels of all pictures together', () => {
  it('are as wanted while there is room', () => {
    const wanted = [square(90), square(40)];
    expect(withinBudget(wanted, 9700)).toEqual(wanted);
  });

  it('are taken from the largest first', () => {
    expect(sides(withinBudget([square(90), square(40), square(10)], 5000))).toEqual([57, 40, 10]);
    expect(sides(withinBudget([square(90), square(60), square(10)], 4600))).toEqual([47, 47, 10]);
  });

  it('hold 144 photos that are all enlarged to the limit of a picture', () => {
    const sizes = withinBudget(Array.from({ length: 144 }, () => ({ size: { widthPx: 2560, heightPx: 1920 } })));
    expect(sizes.reduce((sum, { size }) => sum + size.widthPx * size.heightPx, 0)).toBeLessThanOrEqual(MAX_PIXELS);
    expect(sizes[0]?.size.widthPx).toBeGreaterThan(500);
  });

  it('reserve at most a quarter for pictures that left the page last', () => {
    const bitmap = (sidePx: number) => ({ width: sidePx, height: sidePx }) as ImageBitmap;
    const [first, second, third] = [bitmap(30), bitmap(20), bitmap(10)];
    expect([...removedPicturesToKeep([third, null, second, first], 1000)]).toEqual([third, second]);
    expect([...removedPicturesToKeep([third], -5)]).toEqual([]);
    const large = Array.from({ length: 8 }, () => bitmap(2000));
    expect(removedPicturesToKeep(large, MAX_PIXELS).size).toBe(2);
  });

  it('never exceed the limit, and no picture grows', () => {
    const size = fc.record({ widthPx: fc.integer({ min: 1, max: 4000 }), heightPx: fc.integer({ min: 1, max: 4000 }) });
    fc.assert(
      fc.property(fc.array(fc.record({ size }), { maxLength: 60 }), fc.integer({ min: 100_000, max: 40_000_000 }), (wanted, maxPx) => {
        const sizes = withinBudget(wanted, maxPx);
        expect(sizes.reduce((sum, item) => sum + item.size.widthPx * item.size.heightPx, 0)).toBeLessThanOrEqual(maxPx);
        sizes.forEach((item, index) => {
          expect(item.size.widthPx).toBeLessThanOrEqual(wanted[index]?.size.widthPx ?? 0);
          expect(item.size.heightPx).toBeLessThanOrEqual(wanted[index]?.size.heightPx ?? 0);
        });
      }),
    );
  });
});
