import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, checkAnyLayout, contextOf, controlOf, documentOf, photosOf } from '../../test/layout-rules.ts';
import { clampValues } from './clamp-values.ts';
import { mosaiccross } from './mosaiccross.ts';
import { crossRects, SPLIT_RATIOS } from './shared/cross-splits.ts';

const page = contextOf(70, 50);
const box = { x: 0, y: 0, width: 10, height: 10 };
const letters = (numberHor: number) =>
  controlOf(mosaiccross, page, 'random', { numberHor })
    .options.map((option) => option.label)
    .join('');
const countOf = (values: Record<string, number>, context = page) => photosOf(documentOf(mosaiccross, context, values)).length;

describe('mosaiccross', () => {
  it('[GEN-CROSS-01] saves its keys in this order', () => {
    expect(mosaiccross.keys).toEqual(['numberHor', 'borderCM', 'marginCM', 'mixed', 'random', 'hasText']);
  });

  it('[GEN-CROSS-02] [GEN-CROSS-03] has 4 to 50 photos, 8 by default', () => {
    expect(controlOf(mosaiccross, page, 'numberHor')).toMatchObject({ currentValue: 8, minValue: 4, maxValue: 50 });
    for (const photos of [4, 5, 6, 7, 8, 9, 23, 50]) expect(countOf({ numberHor: photos })).toBe(photos);
  });

  it('[GEN-CROSS-04] [GEN-CROSS-05] offers A to C up to eight photos and A to F above', () => {
    expect([letters(4), letters(8), letters(9), letters(50)]).toEqual(['ABC', 'ABC', 'ABCDEF', 'ABCDEF']);
  });

  it('[GEN-CROSS-06] limits the layout to C when the photos are reduced to eight', () => {
    const clamped = clampValues(mosaiccross, page, { ...mosaiccross.defaults, numberHor: 9, random: 5 });
    expect(clamped.random).toBe(5);
    expect(clampValues(mosaiccross, page, { ...clamped, numberHor: 8 }).random).toBe(2);
  });

  it('[GEN-CROSS-07] splits at 0.4, 0.5 and 0.6, or in halves', () => {
    expect([...SPLIT_RATIOS]).toEqual([0.4, 0.5, 0.6]);
    const wide = { x: 0, y: 0, width: 100, height: 100 };
    const shares = (isMixed: boolean) => {
      const base = crossRects(wide, { photos: 8, layout: 0, isMixed, gutter: 0 });
      return [9, 10, 11].map((photos) => {
        const before = photos === 9 ? base : crossRects(wide, { photos: photos - 1, layout: 0, isMixed, gutter: 0 });
        const after = crossRects(wide, { photos, layout: 0, isMixed, gutter: 0 });
        const split = before.find((rect) => !after.some((other) => JSON.stringify(other) === JSON.stringify(rect)));
        const first = after.find((rect) => rect.x === split?.x && rect.y === split.y);
        return Number((((first?.width ?? 0) * (first?.height ?? 0)) / ((split?.width ?? 1) * (split?.height ?? 1))).toFixed(6));
      });
    };
    expect(shares(true)).toEqual([0.4, 0.5, 0.6]);
    expect(shares(false)).toEqual([0.5, 0.5, 0.5]);
  });

  it('[GEN-CROSS-08] has three different bases for each of 4 to 8 photos, each filling the page', () => {
    for (const photos of [4, 5, 6, 7, 8]) {
      const bases = [0, 1, 2].map((layout) => crossRects(box, { photos, layout, isMixed: true, gutter: 0 }));
      for (const base of bases) {
        expect(base).toHaveLength(photos);
        expect(base.reduce((area, rect) => area + rect.width * rect.height, 0)).toBeCloseTo(100, 9);
      }
      expect(new Set(bases.map((base) => JSON.stringify(base))).size).toBe(3);
    }
  });

  it('[GEN-CROSS-09] has the number of possible cells as its maximum', () => {
    const small = contextOf(30, 30);
    const maxRows = controlOf(mosaiccross, small, 'numberHor', { numberHor: 50 }).maxValue;
    expect(maxRows).toBeGreaterThan(8);
    expect(maxRows).toBeLessThan(50);
    expect(countOf({ numberHor: 50 }, small)).toBe(maxRows);
    expect(controlOf(mosaiccross, contextOf(20, 20), 'numberHor', { numberHor: 50, hasText: 3 }).maxValue).toBe(8);
  });

  it('[GEN-CROSS-10] [GEN-CROSS-11] [GEN-CROSS-12] never splits below 3 cm or 25 square cm', () => {
    for (let layout = 0; layout < 6; layout++) {
      for (const isMixed of [true, false]) {
        const base = crossRects({ x: 0, y: 0, width: 60, height: 40 }, { photos: 50, layout, isMixed, gutter: 0.5 });
        for (const rect of base) {
          expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(3);
          expect(rect.width * rect.height).toBeGreaterThanOrEqual(25);
        }
      }
    }
    const thin = crossRects({ x: 0, y: 0, width: 140, height: 8 }, { photos: 50, layout: 0, isMixed: false, gutter: 0 });
    expect(thin.length).toBeLessThan(50);
  });

  it(
    'holds its invariants for any size, material and values',
    () => {
      checkAnyLayout(mosaiccross, { gutter: (values) => values.borderCM as number, maxSlots: 50 });
    },
    ANY_LAYOUT_MS,
  );
});
