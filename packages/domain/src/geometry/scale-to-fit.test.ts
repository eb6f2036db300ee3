import { describe, expect, it } from 'vitest';
import { formatOf } from './format.ts';
import { isInside, overlaps } from './overlap.ts';
import { scaleToFit } from './scale-to-fit.ts';

const box = (side: number) => ({ width: side, height: side });

describe('fit and format', () => {
  it.each([
    [50, 40, 350, 350, 280],
    [40, 50, 350, 280, 350],
    [30, 90, 150, 50, 150],
  ])('[SIZE-27] fits %d x %d into a box of %d px', (width, height, side, widthPx, heightPx) => {
    const scale = scaleToFit({ width, height }, box(side));
    expect([width * scale, height * scale]).toEqual([expect.closeTo(widthPx, 9), expect.closeTo(heightPx, 9)]);
  });

  it('[TPL-27] gives 1 to a square, 2 to a landscape and 3 to a portrait size', () => {
    expect([formatOf({ width: 50, height: 50 }), formatOf({ width: 50, height: 40 }), formatOf({ width: 40, height: 50 })]).toEqual([
      1, 2, 3,
    ]);
  });

  it('counts neighbours that touch as not overlapping', () => {
    const left = { x: 0, y: 0, width: 2, height: 2 };
    expect(overlaps(left, { ...left, x: 2 })).toBe(false);
    expect(overlaps(left, { ...left, x: 1.9 })).toBe(true);
    expect(isInside(left, left)).toBe(true);
    expect(isInside({ ...left, x: -0.1 }, left)).toBe(false);
  });
});
