import { describe, expect, it } from 'vitest';
import { letterContrast } from './letter-contrast.ts';

/** Returns a row of pixels, each half covered by a letter, over the given greys. */
function greyRow(greys: readonly number[], covered = 0.5) {
  const pixels = (letter: number) =>
    Uint8ClampedArray.from(greys.flatMap((grey) => [...Array(3).fill(covered * letter + (1 - covered) * grey), 255]));
  return { inBlack: pixels(0), inWhite: pixels(255) };
}

describe('[WALL-29] contrast of letters against what lies under them', () => {
  it('is 21 for black on white, and 1 for black on black', () => {
    expect(letterContrast(greyRow([255, 255]), '#000000')).toBeCloseTo(21, 0);
    expect(letterContrast(greyRow([0, 0]), '#000000')).toBeCloseTo(1, 1);
    expect(letterContrast(greyRow([0, 0]), '#ffffff')).toBeCloseTo(21, 0);
  });

  it('is about 5.3 for black and 3.9 for white on mid grey', () => {
    expect(letterContrast(greyRow([128]), '#000000')).toBeCloseTo(5.3, 0);
    expect(letterContrast(greyRow([128]), '#ffffff')).toBeCloseTo(3.9, 0);
  });

  it('ignores the worst quarter of the edge pixels', () => {
    expect(letterContrast(greyRow([20, 255, 255, 255]), '#000000')).toBeGreaterThan(10);
    expect(letterContrast(greyRow([20, 20, 255, 255]), '#000000')).toBeLessThan(3);
  });

  it('is unknown without letters', () => {
    expect(letterContrast(greyRow([10, 200], 0), '#000000')).toBeNull();
  });
});
