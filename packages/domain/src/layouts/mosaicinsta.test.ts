import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, anySize, checkAnyLayout, contextOf, controlOf, documentOf, photosOf } from '../../test/layout-rules.ts';
import { checkCustomSize } from '../catalogue/custom-size.ts';
import { mosaicinsta } from './mosaicinsta.ts';

const page = contextOf(40, 30);

/** The grid of each layout, derived from its smallest photo. */
function gridsOf(width: number, height: number): readonly string[] {
  const layouts = Array.from({ length: 15 }, (_, layout) => {
    const photos = photosOf(documentOf(mosaicinsta, contextOf(width, height), { layout, borderCM: 0 }));
    const cell = Math.min(...photos.map((photo) => photo.width));
    const isAllLarge = photos.length === 4 && layout >= 7;
    return `${Math.round((width - 1) / cell) * (isAllLarge ? 2 : 1)}x${Math.round((height - 1) / cell) * (isAllLarge ? 2 : 1)}`;
  });
  return [...new Set(layouts)];
}

describe('mosaicinsta', () => {
  it('[GEN-MINSTA-01] saves layout, borderCM and marginCM', () => {
    expect(mosaicinsta.keys).toEqual(['layout', 'borderCM', 'marginCM']);
  });

  it('[GEN-MINSTA-02] [GEN-MINSTA-03] [GEN-MINSTA-04] bounds spacing and margin and offers A to O', () => {
    expect(controlOf(mosaicinsta, page, 'borderCM')).toMatchObject({ currentValue: 0.5, minValue: 0, maxValue: 2, step: 0.1 });
    expect(controlOf(mosaicinsta, page, 'marginCM')).toMatchObject({ currentValue: 0.5, minValue: 0.5, maxValue: 2 });
    expect(
      controlOf(mosaicinsta, page, 'layout')
        .options.map((option) => option.label)
        .join(''),
    ).toBe('ABCDEFGHIJKLMNO');
  });

  it('[GEN-MINSTA-05] makes large tiles two by two cells large', () => {
    const photos = photosOf(documentOf(mosaicinsta, page, { layout: 0, borderCM: 1 }));
    const widths = [...new Set(photos.map((photo) => photo.width.toFixed(3)))].map(Number).sort((a, b) => a - b);
    expect(widths).toHaveLength(2);
    expect(widths[1]).toBeCloseTo(2 * (widths[0] ?? 0) + 1, 2);
  });

  it.each([
    [40, 30, ['4x3', '8x6']],
    [80, 60, ['4x3', '8x6', '12x9']],
    [100, 100, ['4x4', '5x5', '6x6', '7x7', '8x8', '9x9', '10x10']],
    [60, 40, ['3x2', '6x4', '9x6', '12x8']],
    [70, 100, ['7x10']],
  ])('[GEN-MINSTA-06] [GEN-MINSTA-07] [GEN-MINSTA-08] [GEN-MINSTA-09] %d x %d steps through the grids %j', (width, height, grids) => {
    expect(gridsOf(width, height)).toEqual(grids);
  });

  it('follows the square-ratio rule', () => {
    expect([checkCustomSize(mosaicinsta.customSizeRule, 40, 30).ok, checkCustomSize(mosaicinsta.customSizeRule, 33, 47).ok]).toEqual([
      true,
      false,
    ]);
  });

  it(
    'holds its invariants for any size, material and values',
    () => {
      checkAnyLayout(mosaicinsta, { gutter: (values) => values.borderCM as number, sizes: anySize });
    },
    ANY_LAYOUT_MS,
  );
});
