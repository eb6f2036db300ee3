import { describe, expect, it } from 'vitest';
import { printSharpness } from './print-sharpness.ts';
import { productOf } from './product.ts';

describe('productOf', () => {
  it('[WALL-14] takes only the depth of the bar as the side of a canvas, not the whole bleed', () => {
    const { sides, sheet, thickness } = productOf({ width: 70, height: 50 }, 'CANVAS4CM');
    expect([thickness, sheet]).toEqual([4.5, { x: -5, y: -5, width: 80, height: 60 }]);
    expect(sides.map(({ name, region }) => [name, ...Object.values(region)])).toEqual([
      ['left', -4.5, 0, 4.5, 50],
      ['right', 70, 0, 4.5, 50],
      ['top', 0, -4.5, 70, 4.5],
      ['bottom', 0, 50, 70, 4.5],
    ]);
  });

  it('hangs the visible squares of tiles at their true distance', () => {
    const { pieces } = productOf({ width: 38.8, height: 19.4 }, 'TILES');
    const numbers = pieces.map(({ x, y, width }) => [x, y, width].map((value) => Math.round(value * 1000) / 1000));
    expect(numbers).toEqual([
      [0.7, 0.7, 18],
      [20.1, 0.7, 18],
    ]);
  });

  it.each([
    ['POSTER', 0.07],
    ['CANVAS2CM', 0.86],
    ['DIBOND', 1.33],
    ['PLEXI', 2.08],
    ['', 0],
  ] as const)('[WALL-18] weighs 70 x 50 cm in %s: %d kg', (material, kg) => {
    expect(productOf({ width: 70, height: 50 }, material).weightKg).toBeCloseTo(kg, 2);
  });
});

describe('printSharpness', () => {
  it.each([
    [300, { kind: 'sharp' }],
    [150, { kind: 'sharp' }],
    [145, { kind: 'from', distance: 70 }],
    [60, { kind: 'from', distance: 150 }],
    [44, { kind: 'soft', distance: 200 }],
  ])('[WALL-16] says how sharp %d dpi looks', (dpi, expected) => {
    expect(printSharpness(dpi)).toEqual(expected);
  });
});
