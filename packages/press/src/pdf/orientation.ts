import type { Matrix } from '@muro/domain';

/**
 * Matrices by EXIF orientation, from the unit square of the stored picture to that of the upright picture; y downwards in both.
 *
 *     1 upright        2 mirrored left to right   3 rotated by 180°               4 mirrored top to bottom
 *     5 transposed     6 rotated 90° clockwise    7 transposed and rotated 180°   8 rotated 90° anticlockwise
 *
 * @see EXIF 2.3, tag 0x0112
 */
const UPRIGHT: readonly Matrix[] = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
];

export function uprightMatrix(orientation: number): Matrix {
  const matrix = UPRIGHT[orientation - 1];
  if (!matrix) throw new RangeError(`Expected an orientation of 1 to 8 but received ${orientation}`);
  return matrix;
}
