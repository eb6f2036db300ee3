import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipPath } from './clip-path.ts';
import { boundsOf, ellipsePath, rectPath } from './path.ts';
import { areaOf, isPointInPath } from './point-in-path.ts';
import { readShapePath } from './read-shape-path.ts';
import type { Point, Rect } from './rect.ts';

const RING = readShapePath('M0 0H10V10H0ZM3 3V7H7V3Z');
const WAVE = readShapePath('M0 5C3 -3 7 13 10 5L10 10L0 10Z');

const contains = ({ x, y, width, height }: Rect, point: Point) => point.x > x && point.x < x + width && point.y > y && point.y < y + height;

describe('clipPath', () => {
  it('keeps an outline inside the rectangle unchanged, and returns an empty path for one outside', () => {
    const circle = ellipsePath({ x: 1, y: 1, width: 4, height: 4 });
    expect(areaOf(clipPath(circle, { x: 0, y: 0, width: 9, height: 9 }))).toBeCloseTo(areaOf(circle), 9);
    expect(clipPath(circle, { x: 7, y: 0, width: 2, height: 9 })).toEqual([]);
    expect(clipPath(rectPath({ x: 0, y: 0, width: 9, height: 9 }), { x: 2, y: 3, width: 4, height: 1 })).toEqual(
      expect.arrayContaining([['L', 2, 3], ['Z']]),
    );
  });

  it('keeps curves as curves and ends them on the line', () => {
    const half = clipPath(ellipsePath({ x: 0, y: 0, width: 4, height: 4 }), { x: 0, y: 0, width: 2, height: 4 });
    expect(half.filter(([kind]) => kind === 'C').length).toBeGreaterThanOrEqual(2);
    const { x, width } = boundsOf(half);
    expect([x, x + width]).toEqual([expect.closeTo(0, 9), 2]);
    expect(areaOf(half)).toBeCloseTo(areaOf(ellipsePath({ x: 0, y: 0, width: 4, height: 4 })) / 2, 3);
  });

  it('keeps the holes of an outline', () => {
    const part = clipPath(RING, { x: 5, y: 2, width: 4, height: 4 });
    expect(areaOf(part)).toBeCloseTo(16 - 6, 9);
    expect(isPointInPath(part, { x: 6, y: 4 })).toBe(false);
  });

  it('contains exactly the points that lie in both outline and rectangle', () => {
    const side = fc.double({ min: 0.3, max: 8, noNaN: true });
    const rects = fc.record({
      x: fc.double({ min: -2, max: 8, noNaN: true }),
      y: fc.double({ min: -2, max: 8, noNaN: true }),
      width: side,
      height: side,
    });
    const point = fc.record({ x: fc.double({ min: -2, max: 12, noNaN: true }), y: fc.double({ min: -2, max: 12, noNaN: true }) });
    fc.assert(
      fc.property(fc.constantFrom(RING, WAVE, ellipsePath({ x: 0, y: 0, width: 10, height: 6 })), rects, point, (path, rect, at) => {
        const part = clipPath(path, rect);
        const near = (edge: number, place: number) => Math.abs(edge - place) < 0.05;
        const isAtEdge = near(rect.x, at.x) || near(rect.x + rect.width, at.x) || near(rect.y, at.y) || near(rect.y + rect.height, at.y);
        fc.pre(!isAtEdge && isFarFrom(path, at));
        expect(isPointInPath(part, at)).toBe(contains(rect, at) && isPointInPath(path, at));
      }),
      { numRuns: 150 },
    );
  });
});

/** Excludes points near the outline: curves are tested as straight pieces there. */
function isFarFrom(path: Parameters<typeof isPointInPath>[0], { x, y }: Point): boolean {
  const around = [-0.05, 0, 0.05].flatMap((dx) => [-0.05, 0, 0.05].map((dy) => isPointInPath(path, { x: x + dx, y: y + dy })));
  return around.every((inside) => inside === around[0]);
}
