/**
 * Noise of mean 0 and standard deviation 1 at a pixel. It depends only on the pixel, so that grain does not move along with a picture
 * that is dragged over a photo.
 */
export function grainAt(column: number, row: number): number {
  let word = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d);
  word = Math.imul(word ^ (word >>> 12), 0x297a2d39);
  word ^= word >>> 15;
  // The sum of four even distributions is nearly normal; its variance is 4/12.
  const sum = (word & 255) + ((word >>> 8) & 255) + ((word >>> 16) & 255) + (word >>> 24);
  return (sum / 255 - 2) * Math.sqrt(3);
}
