import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, checkAnyLayout, contextOf, controlOf, documentOf, photosOf } from '../../test/layout-rules.ts';
import { mosaic1 } from './mosaic1.ts';
import { justifiedRows, TARGET_RATIOS } from './shared/justified-rows.ts';
import { sheetOf } from './shared/margin.ts';

const rowsOf = (width: number, height: number) => {
  const { minValue, maxValue } = controlOf(mosaic1, contextOf(width, height), 'numberVert');
  return [minValue, maxValue];
};

describe('mosaic1', () => {
  it('[GEN-MOSAIC1-01] saves its keys in this order', () => {
    expect(mosaic1.keys).toEqual(['numberVert', 'borderCM', 'marginCM', 'hasText']);
  });

  it.each([
    [60, 30, 2, 4],
    [50, 40, 2, 7],
    [70, 50, 2, 6],
    [50, 70, 2, 10],
    [50, 50, 2, 8],
    [60, 60, 2, 8],
    [80, 60, 2, 7],
    [60, 80, 2, 10],
    [80, 80, 2, 8],
    [70, 100, 2, 10],
    [100, 70, 2, 6],
    [80, 120, 2, 12],
    [120, 80, 2, 6],
    [100, 100, 2, 8],
    [100, 150, 2, 8],
    [150, 100, 2, 5],
    [90, 30, 2, 4],
    [120, 40, 2, 4],
  ])('[GEN-MOSAIC1-03] [GEN-MOSAIC1-04] [GEN-MOSAIC1-05] %d x %d has %d to %d rows by the table', (width, height, minRows, maxRows) => {
    expect(rowsOf(width, height)).toEqual([minRows, maxRows]);
  });

  it.each([
    [40, 30, 2, 6],
    [30, 40, 2, 8],
    [60, 40, 2, 5],
    [40, 50, 2, 10],
    [100, 50, 2, 4],
    [140, 20, 2, 2],
    [50, 140, 3, 22],
    [20, 100, 5, 20],
    [45, 20, 2, 4],
    [49.5, 140, 3, 28],
  ])('[GEN-MOSAIC1-02] [GEN-MOSAIC1-06] [GEN-MOSAIC1-07] %d x %d has %d to %d rows by the formula', (width, height, minRows, maxRows) => {
    expect(rowsOf(width, height)).toEqual([minRows, maxRows]);
  });

  it('[GEN-COMMON-14] numberVert counts rows', () => {
    const photos = photosOf(documentOf(mosaic1, contextOf(50, 40), { numberVert: 5 }));
    expect(new Set(photos.map((photo) => photo.y)).size).toBe(5);
  });

  it('[GEN-MOSAIC1-08] brings every slot within 5 % of one of the six proportions, on all sizes of the table at all rows', () => {
    expect([...TARGET_RATIOS]).toEqual([1, 4 / 3, 0.75, 0.6, 1.5, 0.5]);
    for (const [width, height] of [
      [60, 30],
      [50, 40],
      [70, 50],
      [50, 70],
      [50, 50],
      [80, 60],
      [60, 80],
      [70, 100],
      [100, 70],
      [80, 120],
      [120, 80],
      [90, 30],
      [120, 40],
    ] as const) {
      const [minRows = 0, maxRows = 0] = rowsOf(width, height);
      for (let rows = minRows; rows <= maxRows; rows++) {
        const { deviation, targets } = justifiedRows({ x: 0.5, y: 0.5, width: width - 1, height: height - 1 }, rows, 0.5);
        expect(Math.exp(deviation)).toBeLessThan(1.05);
        for (const target of targets) expect(TARGET_RATIOS).toContain(target);
      }
    }
  });

  it('makes neighbouring rows different', () => {
    for (const rows of [3, 5, 8]) {
      const { rects } = justifiedRows({ x: 0, y: 0, width: 80, height: 80 }, rows, 0.5);
      const tops = [...new Set(rects.map((rect) => rect.y))];
      const shapes = tops.map((y) =>
        rects
          .filter((rect) => rect.y === y)
          .map((rect) => rect.x.toFixed(2))
          .join(' '),
      );
      for (let i = 1; i < shapes.length; i++) expect(shapes[i]).not.toBe(shapes[i - 1]);
    }
  });

  it('fills the sheet of a canvas to its margin exactly', () => {
    const context = contextOf(70, 50, 'CANVAS2CM');
    const photos = photosOf(documentOf(mosaic1, context, { numberVert: 6 }));
    const sheet = sheetOf(context);
    expect(Math.min(...photos.map((photo) => photo.x))).toBeCloseTo(sheet.x + 0.5, 4);
    expect(Math.max(...photos.map((photo) => photo.x + photo.width))).toBeCloseTo(sheet.x + sheet.width - 0.5, 4);
    expect(Math.max(...photos.map((photo) => photo.y + photo.height))).toBeCloseTo(sheet.y + sheet.height - 0.5, 4);
  });

  it(
    'holds its invariants for any size, material and values',
    () => {
      checkAnyLayout(mosaic1, { gutter: (values) => values.borderCM as number });
    },
    ANY_LAYOUT_MS,
  );
});
