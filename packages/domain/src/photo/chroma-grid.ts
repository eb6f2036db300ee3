import { byteAt, itemAt } from '../units/item-at.ts';
import type { ColourPicture } from './grey-picture.ts';

/** Cells per side of the grid. */
const SIDE = 3;

/** Mean chroma (Cb and Cr of ITU-R BT.601, -128 to 128) of the cells of a 3 x 3 grid. Exposure changes it little, other content a lot. */
export function chromaGrid({ data, widthPx, heightPx }: ColourPicture): readonly number[] {
  const sums = new Float64Array(2 * SIDE * SIDE);
  const counts = new Uint32Array(SIDE * SIDE);
  for (let pixel = 0; pixel < widthPx * heightPx; pixel += 1) {
    const column = Math.floor(((pixel % widthPx) * SIDE) / widthPx);
    const field = Math.floor((Math.floor(pixel / widthPx) * SIDE) / heightPx) * SIDE + column;
    const [red, green, blue] = [byteAt(data, 4 * pixel), byteAt(data, 4 * pixel + 1), byteAt(data, 4 * pixel + 2)];
    sums[2 * field] = itemAt(sums, 2 * field) - 0.169 * red - 0.331 * green + 0.5 * blue;
    sums[2 * field + 1] = itemAt(sums, 2 * field + 1) + 0.5 * red - 0.419 * green - 0.081 * blue;
    counts[field] = itemAt(counts, field) + 1;
  }
  return Array.from(sums, (sum, index) => sum / itemAt(counts, index >> 1));
}

/** Mean distance between the chroma of two pictures, over the cells of their grids. */
export function chromaDistance(a: readonly number[], b: readonly number[]): number {
  const fields = a.length / 2;
  let sum = 0;
  for (let offset = 0; offset < a.length; offset += 2) {
    sum += Math.hypot(itemAt(a, offset) - itemAt(b, offset), itemAt(a, offset + 1) - itemAt(b, offset + 1));
  }
  return sum / fields;
}
