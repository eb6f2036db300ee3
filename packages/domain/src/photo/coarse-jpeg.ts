import { byteAt } from '../units/item-at.ts';
import { joinedBytes } from './joined-bytes.ts';
import type { JpegHeader } from './jpeg-header.ts';
import { EOI, endOfCodedData, SOS } from './jpeg-segments.ts';

const END = new Uint8Array([0xff, EOI]);

/**
 * A progressive JPEG without all passes but its first: the whole picture, an eighth as fine, for a fraction of the bytes and of the
 * work. The first pass brings one colour for each 8 x 8 pixels, which is all that a picture of an eighth of the size needs.
 *
 *     FFD8 │ header │ FFDA first pass │ FFC4 FFDA second pass … │ FFD9   →   FFD8 │ header │ FFDA first pass │ FFD9
 *
 * @returns null for one that comes line by line, or whose first pass lacks a colour
 */
export function coarseJpeg(jpeg: Uint8Array, { isProgressive, components, headerBytes }: JpegHeader): Uint8Array<ArrayBuffer> | null {
  const scan = headerBytes - 8 - 2 * components;
  const isOfAll = byteAt(jpeg, scan) === 0xff && byteAt(jpeg, scan + 1) === SOS && byteAt(jpeg, scan + 4) === components;
  return isProgressive && isOfAll ? joinedBytes([jpeg.subarray(0, endOfCodedData(jpeg, headerBytes)), END]) : null;
}
