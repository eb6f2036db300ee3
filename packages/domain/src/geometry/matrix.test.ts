import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, IDENTITY, inverse, multiply, rotationDeg, scaling, translation } from './matrix.ts';

const number = fc.double({ min: -100, max: 100, noNaN: true });
const expectClose = (a: { x: number; y: number }, b: { x: number; y: number }) => {
  expect(a.x).toBeCloseTo(b.x, 6);
  expect(a.y).toBeCloseTo(b.y, 6);
};

describe('matrix', () => {
  it('rotates clockwise on a page whose y axis points down, quarter turns exactly', () => {
    expect(apply(rotationDeg(90), { x: 1, y: 0 })).toEqual({ x: 0, y: 1 });
    expect(apply(rotationDeg(-90), { x: 1, y: 0 })).toEqual({ x: 0, y: -1 });
    expect(apply(rotationDeg(180, { x: 5, y: 5 }), { x: 4, y: 5 })).toEqual({ x: 6, y: 5 });
    expectClose(apply(rotationDeg(30), { x: 2, y: 0 }), { x: Math.sqrt(3), y: 1 });
  });

  it('applies the inner matrix of a product first', () => {
    expect(apply(multiply(translation(10, 0), scaling(2, 3)), { x: 1, y: 1 })).toEqual({ x: 12, y: 3 });
    expect(multiply(IDENTITY, rotationDeg(90))).toEqual(rotationDeg(90));
  });

  it('maps every point back with the inverse', () => {
    fc.assert(
      fc.property(number, number, number, number, (x, y, turn, scale) => {
        const matrix = multiply(rotationDeg(turn, { x: 3, y: 4 }), multiply(translation(y, x), scaling(1 + Math.abs(scale), 2)));
        expectClose(apply(inverse(matrix), apply(matrix, { x, y })), { x, y });
      }),
    );
  });

  it('refuses to invert a singular matrix', () => {
    expect(() => inverse(scaling(0, 1))).toThrow(RangeError);
  });
});
