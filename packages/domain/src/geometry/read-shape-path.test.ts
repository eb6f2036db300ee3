import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShapePath } from './read-shape-path.ts';

describe('readShapePath', () => {
  it('[BORD-06] reads M, m, L, l, H, h, V, v, C, c and Z into absolute steps', () => {
    expect(readShapePath('M1 2L3,4l1-1H0h2V9v-1C1 2 3 4 5 6c1 1 2 2 3 3Z')).toEqual([
      ['M', 1, 2],
      ['L', 3, 4],
      ['L', 4, 3],
      ['L', 0, 3],
      ['L', 2, 3],
      ['L', 2, 9],
      ['L', 2, 8],
      ['C', 1, 2, 3, 4, 5, 6],
      ['C', 6, 7, 7, 8, 8, 9],
      ['Z'],
    ]);
  });

  it("returns to the contour's start after Z, and repeats omitted commands", () => {
    expect(readShapePath('m1,1 2,0 0,2z m1 0l1 0')).toEqual([['M', 1, 1], ['L', 3, 1], ['L', 3, 3], ['Z'], ['M', 2, 1], ['L', 3, 1]]);
    expect(readShapePath('  ')).toEqual([]);
    expect(readShapePath('M.5.5L1e1-2')).toEqual([
      ['M', 0.5, 0.5],
      ['L', 10, -2],
    ]);
  });

  it.each([
    ['L1 1', 'position 0'],
    ['M1', 'position 2'],
    ['M1 1 Q2 2', 'position 5'],
    ['M1 1L1 L2 2', 'position 7'],
    ['M1 1#', 'position 4'],
    ['M1 1Z5', 'position 5'],
    ['5 5', 'position 0'],
    ['M1e999 0', 'position 1'],
  ])('names the position of the fault in %j', (text, place) => {
    expect(() => readShapePath(text)).toThrow(RangeError);
    expect(() => readShapePath(text)).toThrow(place);
  });

  it('refuses more than 20 000 steps', () => {
    expect(readShapePath(`M0 0${'h1'.repeat(19_999)}`)).toHaveLength(20_000);
    expect(() => readShapePath(`M0 0${'h1'.repeat(20_000)}`)).toThrow(RangeError);
  });

  it('returns a path or throws a RangeError for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'MmLlHhVvCcZz0123456789.,-+e #') }), (text) => {
        try {
          for (const step of readShapePath(text)) expect(step.slice(1).every(Number.isFinite)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
