import { describe, expect, it } from 'vitest';
import { rotationDeg, scaling } from './matrix.ts';
import { boundsOf, ellipsePath, type Path, rectPath, roundedRectPath, transformPath } from './path.ts';

const rect = { x: 1, y: 2, width: 10, height: 4 };

describe('path', () => {
  it('keeps rectangles, round corners and ellipses inside their box', () => {
    for (const path of [rectPath(rect), roundedRectPath(rect, 1), roundedRectPath(rect, 99), ellipsePath(rect)]) {
      const bounds = boundsOf(path);
      for (const key of ['x', 'y', 'width', 'height'] as const) expect(bounds[key]).toBeCloseTo(rect[key], 9);
    }
  });

  it('draws a plain rectangle for a radius of 0', () => {
    expect(roundedRectPath(rect, 0)).toEqual(rectPath(rect));
  });

  it('measures curves at their extremes, not at their handles', () => {
    const hill: Path = [['M', 0, 0], ['C', 0, -4, 4, -4, 4, 0], ['Z']];
    expect(boundsOf(hill)).toEqual({ x: 0, y: -3, width: 4, height: 3 });
  });

  it('transforms every point of every step', () => {
    expect(transformPath([['M', 1, 0], ['L', 2, 0], ['C', 3, 0, 4, 0, 5, 0], ['Z']], rotationDeg(90))).toEqual([
      ['M', 0, 1],
      ['L', 0, 2],
      ['C', 0, 3, 0, 4, 0, 5],
      ['Z'],
    ]);
    expect(boundsOf(transformPath(rectPath(rect), scaling(2, 3)))).toEqual({ x: 2, y: 6, width: 20, height: 12 });
  });

  it('throws for the bounds of a path without a point', () => {
    expect(() => boundsOf([['Z']])).toThrow(RangeError);
  });
});
