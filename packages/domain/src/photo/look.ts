import { byteAt, itemAt } from '../units/item-at.ts';

/** What a photo looks like, in a few bytes: to find pictures of the same thing, and those that came out blurred. */
export interface PhotoLook {
  /** 64 bits as 16 hexadecimal digits; '' for a picture without anything to tell it by. */
  readonly hash: string;
  /** Of its sharpest part, 0 and up: below 0.2 nothing in it is sharp, most photos have 1 to 10. */
  readonly sharpness: number;
}

/** Grey values row by row, 0 to 255. */
export interface GreyPicture {
  readonly grey: Uint8Array | Uint8ClampedArray;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The picture that a hash is made of: each of its 9 x 8 fields is the mean of 8 x 8 pixels. */
export const HASHED_PX = { widthPx: 72, heightPx: 64 } as const;
const [COLUMNS, ROWS, FIELD] = [9, 8, 8] as const;

/** Fields that differ by less than this, all of them, are one even colour. */
const LEAST_CONTRAST = 6;

/**
 * A difference hash: one bit for each field of a small picture, whether its neighbour to the right is lighter. Another size, another
 * compression or a little more light leave nearly all of them as they are.
 *
 * Of 40 photographs, copies with a fifth more or less light, or of JPEG quality 40, differ by at most 6 of the 64 bits, two shots of
 * one scene by 6 and 8, any other two by at least 11.
 *
 * @throws {RangeError} for a picture of another size than `HASHED_PX`
 */
export function lookHash({ grey, widthPx, heightPx }: GreyPicture): string {
  if (widthPx !== HASHED_PX.widthPx || heightPx !== HASHED_PX.heightPx)
    throw new RangeError(`Expected 72 x 64 pixels for a hash but received ${widthPx} x ${heightPx}`);
  const fields = Array.from({ length: COLUMNS * ROWS }, (_, at) => meanOf(grey, at % COLUMNS, Math.floor(at / COLUMNS)));
  if (Math.max(...fields) - Math.min(...fields) < LEAST_CONTRAST) return '';
  const rows = Array.from({ length: ROWS }, (_, row) => {
    let bits = 0;
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * COLUMNS + column;
      bits = bits * 2 + (itemAt(fields, at) < itemAt(fields, at + 1) ? 1 : 0);
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

/** Bits in which two hashes differ, 0 to 64; 64 where one of them tells nothing. */
export function lookDistance(one: string, other: string): number {
  if (one === '' || other === '') return 64;
  let bits = 0;
  for (let at = 0; at < one.length; at += 1) {
    let odd = Number.parseInt(one.charAt(at), 16) ^ Number.parseInt(other.charAt(at), 16);
    for (; odd > 0; odd >>= 1) bits += odd & 1;
  }
  return bits;
}

/** Pictures of the same thing differ by no more bits. */
export const ALIKE_BITS = 8;
/** Two files of the very same picture differ by no more bits. */
export const SAME_BITS = 3;

/** The longest side of a picture that sharpness is measured in, px. */
export const MEASURED_PX = 480;
/** Side of the parts that are measured; the sharpest one counts, for the ground behind a subject is often blurred on purpose. */
const PART = 48;
/** Parts whose grey values vary less are sky or wall, and tell nothing. */
const LEAST_VARIANCE = 60;
/** A photo with less is blurred all over. */
export const BLURRED_BELOW = 0.2;

/**
 * How sharp the sharpest part of a picture is: how much neighbouring pixels differ, against how much the part's pixels differ at all.
 *
 * @param picture  its longest side is `MEASURED_PX`
 */
export function sharpnessOf({ grey, widthPx, heightPx }: GreyPicture): number {
  let best = 0;
  for (let y = 1; y + PART < heightPx; y += PART / 2) {
    for (let x = 1; x + PART < widthPx; x += PART / 2) best = Math.max(best, partSharpness(grey, widthPx, y * widthPx + x));
  }
  return best;
}

function partSharpness(grey: GreyPicture['grey'], widthPx: number, corner: number): number {
  let [edges, sum, squares] = [0, 0, 0];
  for (let row = 0; row < PART; row += 1) {
    for (let at = corner + row * widthPx; at < corner + row * widthPx + PART; at += 1) {
      const value = byteAt(grey, at);
      const around = byteAt(grey, at - 1) + byteAt(grey, at + 1) + byteAt(grey, at - widthPx) + byteAt(grey, at + widthPx);
      edges += (4 * value - around) ** 2;
      sum += value;
      squares += value * value;
    }
  }
  const pixels = PART * PART;
  const variance = squares / pixels - (sum / pixels) ** 2;
  return variance < LEAST_VARIANCE ? 0 : edges / pixels / variance;
}

/** Groups of photos that look alike, in their order; those that are like no other are in none. */
export function lookAlikes<Item extends { readonly look: PhotoLook | null }>(photos: readonly Item[]): readonly (readonly Item[])[] {
  const groups: (readonly [Item, ...Item[]])[] = [];
  for (const photo of photos) {
    const at = groups.findIndex(([first]) => lookDistance(first.look?.hash ?? '', photo.look?.hash ?? '') <= ALIKE_BITS);
    const group = groups[at];
    if (group) groups[at] = [...group, photo];
    else groups.push([photo]);
  }
  return groups.filter(({ length }) => length > 1);
}
