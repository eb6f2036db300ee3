import { describe, expect, it } from 'vitest';
import { glassReflection, glassShift, shadeOf } from './light.ts';
import { FRONT_VIEW, isFrontView, turnObjectView } from './object-view.ts';

describe('shadeOf', () => {
  it.each([
    [1, 'black', 0],
    [0.7, 'black', 0.15],
    [0.6, 'black', 0.207],
    [1.05, 'white', 0.022],
  ] as const)('multiplies linear light by %d with a plane of %s', (factor, color, alpha) => {
    expect(shadeOf(factor).color).toBe(color);
    expect(shadeOf(factor).alpha).toBeCloseTo(alpha, 3);
  });
});

describe('acrylic glass', () => {
  it('reflects 3.9 % straight on and more at an angle', () => {
    expect(glassReflection(0)).toBeCloseTo(0.0387, 4);
    expect(glassReflection(60)).toBeCloseTo(0.0688, 4);
  });

  it('moves the picture under the glass by the refracted angle', () => {
    expect(glassShift(0.5, 0)).toBe(0);
    expect(glassShift(0.5, 60)).toBeCloseTo(0.357, 3);
    expect(glassShift(0.5, -60)).toBeCloseTo(-0.357, 3);
  });
});

describe('turnObjectView', () => {
  it('stays within 60° of the front', () => {
    expect(turnObjectView({ yawDeg: 55, pitchDeg: -55 }, { yawDeg: 10, pitchDeg: -10 })).toEqual({ yawDeg: 60, pitchDeg: -60 });
    expect([isFrontView(FRONT_VIEW), isFrontView(turnObjectView(FRONT_VIEW, { yawDeg: 10, pitchDeg: 0 }))]).toEqual([true, false]);
  });
});
