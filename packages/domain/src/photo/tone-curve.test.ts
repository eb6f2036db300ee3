import { describe, expect, it } from 'vitest';
import { toneCurve } from './tone-curve.ts';

describe('a tone curve', () => {
  it('is linear between its points and constant outside of them', () => {
    const curve = toneCurve([
      [10, 20],
      [110, 120],
      [200, 30],
    ]);
    expect([0, 10, 60, 110, 155, 200, 255].map((value) => curve[value])).toEqual([20, 20, 70, 120, 75, 30, 30]);
  });

  it('[FX-12] contrast stretches about 128 first', () => {
    const curve = toneCurve(
      [
        [0, 0],
        [255, 255],
      ],
      1.1,
    );
    expect([0, 64, 128, 192, 255].map((value) => curve[value])).toEqual([0, 58, 128, 198, 255]);
  });
});
