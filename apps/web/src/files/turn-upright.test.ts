import { expect, it } from 'vitest';
import { uprightMatrix } from './turn-upright.ts';

/**
 * Returns where the corners of a stored picture of 4 × 3 px (top left, top right, bottom left, bottom right) are in the upright picture.
 */
function cornersOf(orientation: number): string[] {
  const upright = orientation >= 5 ? { widthPx: 3, heightPx: 4 } : { widthPx: 4, heightPx: 3 };
  const [a, b, c, d, e, f] = uprightMatrix(orientation, upright);
  const corners = [
    [0, 0],
    [4, 0],
    [0, 3],
    [4, 3],
  ] as const;
  return corners.map(([x, y]) => {
    const [atX, atY] = [a * x + c * y + e, b * x + d * y + f];
    return `${atY === 0 ? 'above' : atY === upright.heightPx ? 'below' : atY} ${atX === 0 ? 'left' : atX === upright.widthPx ? 'right' : atX}`;
  });
}

/** The positions of the first two corners of the stored picture: of its 0th row and its 0th column (EXIF 2.3, 4.6.4). */
it.each([
  [1, 'above left', 'above right'],
  [2, 'above right', 'above left'],
  [3, 'below right', 'below left'],
  [4, 'below left', 'below right'],
  [5, 'above left', 'below left'],
  [6, 'above right', 'below right'],
  [7, 'below right', 'above right'],
  [8, 'below left', 'above left'],
])('[INGEST-11] orientation %d brings its first corner to %s and the second to %s', (orientation, first, second) => {
  const corners = cornersOf(orientation);
  expect(corners.slice(0, 2)).toEqual([first, second]);
  expect(new Set(corners).size).toBe(4);
});
