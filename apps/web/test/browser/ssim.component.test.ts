import { expect, it } from 'vitest';
import { ssim } from './ssim.ts';

/** A picture of diagonal waves, moved sideways. */
function waves(movedPx: number, base = 128, width = 60): ImageData {
  const image = new ImageData(width, 40);
  for (let index = 0; index < image.width * image.height; index++) {
    const [x, y] = [index % image.width, Math.floor(index / image.width)];
    const value = base + 60 * Math.sin((x - movedPx + y) / 3);
    image.data.set([value, value, value, 255], 4 * index);
  }
  return image;
}

it('is 1 for equal pictures, and falls with a shift, another brightness and other content', () => {
  const picture = waves(0);
  expect(ssim(picture, waves(0))).toBeCloseTo(1, 9);
  expect(ssim(picture, waves(1))).toBeLessThan(0.97);
  expect(ssim(picture, waves(9))).toBeLessThan(0);
  expect(ssim(picture, waves(0, 60))).toBeLessThan(0.9);
});

it('compares only pictures of one size', () => {
  expect(() => ssim(waves(0), waves(0, 128, 50))).toThrow(RangeError);
});
