import { expect, it } from 'vitest';
import { deltaE, meanLab } from './mean-lab.ts';

const picture = (...colours: readonly (readonly [number, number, number])[]) => ({
  data: Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255])),
  widthPx: colours.length,
  heightPx: 1,
});

it('is the colour of a uniform picture in L*a*b*', () => {
  expect(meanLab(picture([255, 255, 255]))[0]).toBeCloseTo(100, 0);
  expect(meanLab(picture([0, 0, 0]))).toEqual([0, 0, 0]);
  const [lightness, a, b] = meanLab(picture([255, 0, 0]));
  expect([lightness, a, b]).toEqual([expect.closeTo(53.2, 0), expect.closeTo(80.1, 0), expect.closeTo(67.2, 0)]);
});

it('averages linear light: half black and half white gives the grey of half the light', () => {
  expect(meanLab(picture([0, 0, 0], [255, 255, 255]))[0]).toBeCloseTo(76, 0);
});

it('rates two blues as closer than blue and orange', () => {
  const blue = meanLab(picture([30, 80, 200]));
  expect(deltaE(blue, meanLab(picture([34, 84, 205])))).toBeLessThan(5);
  expect(deltaE(blue, meanLab(picture([230, 140, 40])))).toBeGreaterThan(60);
});
