import type { Matrix } from '@muro/domain';

/**
 * Where the stored picture lies when it is seen upright: from the stored unit square to the upright one, y downwards in both.
 *
 *     1 ┌F     2 mirrored   3 half turn   4 upside down mirrored
 *     5 transposed   6 a quarter turn clockwise   7 transposed the other way   8 a quarter turn back
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
