import { type Page, shownRect } from '@muro/domain';
import { expect, it } from 'vitest';
import { fitPxPerCm, percentBox } from './percent-box.ts';

const page = (bleed: number): Page => ({
  trim: { width: 50, height: 40 },
  bleed,
  sheet: { x: -bleed, y: -bleed, width: 50 + 2 * bleed, height: 40 + 2 * bleed },
  material: 'POSTER',
  isFlat: true,
  blockedCorners: [],
  wrap: null,
  layers: [],
  resources: [],
});

it('shows the finished front, and the wrap of a canvas with it', () => {
  expect(shownRect(page(0.3))).toEqual({ x: 0, y: 0, width: 50, height: 40 });
  expect(shownRect(page(2.5))).toEqual({ x: -2.5, y: -2.5, width: 55, height: 45 });
});

it('fits the page into its window', () => {
  expect(fitPxPerCm({ width: 50, height: 40 }, 500, 800)).toBeCloseTo(10);
  expect(fitPxPerCm({ width: 50, height: 40 }, 500, 200)).toBeCloseTo(5);
});

it('positions elements in percent of the shown area', () => {
  expect(percentBox({ x: 0, y: 0, width: 11, height: 9 }, shownRect(page(2.5)))).toEqual({
    left: '4.5455%',
    top: '5.5556%',
    width: '20.0000%',
    height: '20.0000%',
  });
});
