import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, checkAnyLayout, contextOf, controlOf, documentOf, photosOf } from '../../test/layout-rules.ts';
import { checkCustomSize } from '../catalogue/custom-size.ts';
import { findGenerator } from './registry.ts';
import { SQUARE_SERVICE_NAME, squareGrid } from './square-grid.ts';

const page = contextOf(50, 50);

describe('square grid', () => {
  it('[GEN-SQUARE-01] [GEN-SQUARE-05] saves its keys in this order and starts with 4 columns', () => {
    expect(squareGrid.keys).toEqual(['numberVert', 'borderCM', 'marginCM', 'hasText']);
    expect(controlOf(squareGrid, page, 'numberVert').currentValue).toBe(4);
  });

  it('[GEN-SQUARE-01] clamps the default above 112 cm', () => {
    expect(controlOf(squareGrid, contextOf(113, 100), 'numberVert').currentValue).toBe(5);
  });

  it.each([
    [20, 1, 4],
    [28, 1, 5],
    [28.5, 2, 5],
    [30, 2, 6],
    [50, 2, 10],
    [60, 3, 12],
    [112, 4, 12],
    [113, 5, 12],
    [140, 5, 12],
  ])('[GEN-SQUARE-02] %d cm allow %d to %d columns', (width, minValue, maxValue) => {
    expect(controlOf(squareGrid, contextOf(width, 50), 'numberVert')).toMatchObject({ minValue, maxValue });
  });

  it('[GEN-SQUARE-03] [GEN-SQUARE-04] bounds spacing and margin', () => {
    expect(controlOf(squareGrid, page, 'borderCM')).toMatchObject({ minValue: 0, maxValue: 2, step: 0.1 });
    expect(controlOf(squareGrid, page, 'marginCM')).toMatchObject({ minValue: 0.5, maxValue: 2, step: 0.1 });
  });

  it('[GEN-SQUARE-05] derives the number of rows that fills the page', () => {
    const rowsOf = (width: number, height: number, columns: number) =>
      photosOf(documentOf(squareGrid, contextOf(width, height), { numberVert: columns })).length / columns;
    expect([rowsOf(50, 50, 4), rowsOf(50, 51, 10), rowsOf(60, 40, 3), rowsOf(40, 60, 4)]).toEqual([4, 10, 2, 6]);
  });

  it('[GEN-SQUARE-06] shares one constant with the photo service and follows the square rule', () => {
    expect(findGenerator(SQUARE_SERVICE_NAME)).toBe(squareGrid);
    expect([checkCustomSize(squareGrid.customSizeRule, 50, 50).ok, checkCustomSize(squareGrid.customSizeRule, 50, 60).ok]).toEqual([
      true,
      false,
    ]);
  });

  it(
    'holds its invariants, with square cells, for any size, material and values',
    () => {
      checkAnyLayout(squareGrid, { gutter: (values) => values.borderCM as number });
      for (const hasText of [0, 1, 3, 6]) {
        for (const photo of photosOf(documentOf(squareGrid, contextOf(40, 40, 'CANVAS2CM'), { hasText, numberVert: 5 }))) {
          expect(photo.width).toBeCloseTo(photo.height, 3);
        }
      }
    },
    ANY_LAYOUT_MS,
  );
});
