import { type Box, uintAt } from './heif-boxes.ts';

/** Properties of HEIF files (HEIC, AVIF) that rotate and mirror a picture. */
export const ORIENTATION_BOXES: readonly string[] = ['irot', 'imir'];

/** EXIF orientations after a further quarter turn to the left, by orientation - 1. */
const LEFT_OF = [8, 5, 6, 7, 4, 1, 2, 3];
/** EXIF orientations after swapping top and bottom (flipped) or left and right (mirrored), by orientation - 1. */
const FLIPPED = [4, 3, 2, 1, 8, 7, 6, 5];
const MIRRORED = [2, 1, 4, 3, 6, 5, 8, 7];

/**
 * The combined rotation and mirroring of a picture's properties, applied in their order, as an EXIF orientation.
 *
 *     irot: quarter turns to the left, 0–3      imir: 0 swaps top and bottom, 1 left and right
 *
 * @see ISO/IEC 23008-12, 6.5.10 and 6.5.12
 */
export function heifOrientation(bytes: Uint8Array, properties: readonly Box[]): number {
  let orientation = 1;
  const step = (table: readonly number[]) => {
    orientation = table[orientation - 1] ?? 1;
  };
  for (const { type, from } of properties) {
    if (type === 'irot') for (let turn = uintAt(bytes, from, 1) & 3; turn > 0; turn--) step(LEFT_OF);
    else if (type === 'imir') step((uintAt(bytes, from, 1) & 1) === 0 ? FLIPPED : MIRRORED);
  }
  return orientation;
}
