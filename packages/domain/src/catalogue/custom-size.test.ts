import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUSTOM_ID, type CustomSizeRule, checkCustomSize, customChild, lengthCharacters, parseLength } from './custom-size.ts';
import { squareGrids } from './square-grids.ts';

const isValid = (rule: CustomSizeRule, width: number, height: number) => checkCustomSize(rule, width, height).ok;

describe('typed lengths', () => {
  it.each([
    ['33,3', 33.5],
    ['33.2', 33],
    ['33,25', 33.5],
    ['19.75', 20],
    ['19.7', 19.5],
    ['140.2', 140],
    ['140,25', 140.5],
    ['30', 30],
    [' 30 ', 30],
    ['30,', 30],
  ])('[CUST-01] [CUST-02] reads %j as %d', (text, length) => {
    expect(parseLength(text)).toBe(length);
  });

  it.each(['', ' ', ',', '1,2,3', '1.2,3', '-30', '3e1', 'abc', '30cm', 'NaN', 'Infinity', '12345678'])(
    '[CUST-04] refuses %j as a length',
    (text) => {
      expect(parseLength(text)).toBeNull();
    },
  );

  it('[CUST-03] keeps digits, points and commas while typing', () => {
    expect(lengthCharacters('a3-3,5 .cm')).toBe('33,5.');
  });

  it('rounds every typed number to the nearest half', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 999, noNaN: true }), (value) => {
        const typed = Number(value.toFixed(6));
        const length = parseLength(value.toFixed(6).replace('.', ',')) as number;
        expect(length * 2).toBe(Math.round(length * 2));
        expect(Math.abs(length - typed)).toBeLessThanOrEqual(0.25 + 1e-9);
      }),
    );
  });
});

describe('custom sizes', () => {
  it.each([
    [20, 20, true],
    [19.5, 50, false],
    [20, 140, true],
    [140, 20, true],
    [140, 100, true],
    [100, 140, true],
    [140, 100.5, false],
    [120, 120, false],
    [100.5, 100.5, false],
  ])('[CUST-05] [CUST-06] [CUST-07] [CUST-09] default rule: %d x %d is %s', (width, height, valid) => {
    expect(isValid('default', width, height)).toBe(valid);
  });

  it('[CUST-07] the proportion alone never decides', () => {
    expect(20 / 140).toBeGreaterThan(0.1427);
  });

  it.each([
    [20, 20, true, false],
    [19.5, 19.5, false, false],
    [30, 30, true, true],
    [29.5, 29.5, true, false],
    [50, 51, true, false],
    [50, 51.5, false, false],
    [98, 100, true, false],
    [100, 98, false, false],
    [51, 50, true, false],
    [51.5, 50, false, false],
    [100, 100, true, true],
    [100.5, 100, false, false],
  ])('[CUST-10] [CUST-11] [CUST-13] [CUST-14] %d x %d: square rule %s, heart rule %s', (width, height, square, heart) => {
    expect([isValid('square', width, height), isValid('heart', width, height)]).toEqual([square, heart]);
  });

  it('[CUST-08] [CUST-12] [CUST-15] [CUST-17] [CUST-23] names the warning and the minimum in it', () => {
    const warning = (rule: CustomSizeRule) => checkCustomSize(rule, 33, 1000);
    expect(warning('default')).toEqual({ ok: false, warning: 'GENERATOR_WARNING_DEFAULT', minimum: 20 });
    expect(warning('square')).toEqual({ ok: false, warning: 'GENERATOR_WARNING_SQUARE', minimum: 20 });
    expect(warning('heart')).toEqual({ ok: false, warning: 'GENERATOR_WARNING_SQUARE', minimum: 30 });
    expect(warning('square-ratio')).toEqual({ ok: false, warning: 'GENERATOR_WARNING_SQUARE_RATIO', minimum: 20 });
    expect(checkCustomSize('number', null, 30)).toEqual({ ok: false, warning: 'GENERATOR_WARNING_SQUARE', minimum: 30 });
  });

  it('[CUST-16] [CUST-18] the number rule allows every proportion within the sheet', () => {
    for (const [width, height] of [
      [20, 20],
      [20, 140],
      [33, 47],
      [140, 100],
      [92.5, 21],
    ] as const)
      expect(isValid('number', width, height), `${width} x ${height}`).toBe(true);
    for (const bad of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(checkCustomSize('number', bad, 30)).toEqual({ ok: false, warning: 'GENERATOR_WARNING_SQUARE', minimum: 30 });
    }
  });

  it.each([
    [0.5, 0.5],
    [19.5, 40],
    [141, 40],
    [999_999, 999_999],
    [120, 120],
  ])('[CUST-16] refuses a number of %d x %d cm, larger than the sheet, with the sizes of the sheet', (width, height) => {
    expect(checkCustomSize('number', width, height)).toEqual({ ok: false, warning: 'GENERATOR_WARNING_DEFAULT', minimum: 20 });
  });

  it.each([
    [40, 30, '4x3 8x6'],
    [80, 60, '4x3 8x6 12x9'],
    [100, 100, '2x2 3x3 4x4 5x5 6x6 7x7 8x8 9x9 10x10 11x11'],
    [50, 40, '5x4 10x8'],
    [60, 40, '3x2 6x4 9x6 12x8'],
    [20, 40, '1x2 2x4 3x6 4x8'],
    [90, 30, '6x2 9x3 12x4 15x5 18x6'],
    [70, 100, '7x10'],
    [120, 80, '3x2 6x4 9x6 12x8'],
    [50, 37.5, '4x3 8x6'],
    [33, 47, ''],
  ])('[CUST-19] [CUST-20] [CUST-21] [CUST-22] [CUST-24] %d x %d is filled by squares as %s', (width, height, grids) => {
    expect(
      squareGrids({ width, height })
        .map((grid) => `${grid.columns}x${grid.rows}`)
        .join(' '),
    ).toBe(grids);
    expect(isValid('square-ratio', width, height)).toBe(grids !== '');
  });

  it('[CUST-19] the square-ratio rule keeps the default bounds', () => {
    expect(squareGrids({ width: 150, height: 150 }).length).toBeGreaterThan(0);
    expect(isValid('square-ratio', 150, 150)).toBe(false);
  });

  it('[CHILD-01] [CHILD-02] [CHILD-04] [CHILD-05] makes a child with the fixed id and the typed size', () => {
    expect(CUSTOM_ID).toBe('999999999999');
    expect(customChild({ width: 33.5, height: 47 }, { materials: ['', 'POSTER'], description: '39,95' })).toEqual({
      id: '999999999999',
      width: 33.5,
      height: 47,
      materials: ['', 'POSTER'],
      description: '39,95',
      url: '',
      isCustom: true,
      hasCustomSize: true,
    });
  });
});
