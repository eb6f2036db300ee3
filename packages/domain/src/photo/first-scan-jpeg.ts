import { byteAt } from '../units/item-at.ts';
import { concatBytes } from './concat-bytes.ts';
import type { JpegHeader } from './jpeg-header.ts';
import { EOI, endOfCodedData, SOS } from './jpeg-segments.ts';

const END = new Uint8Array([0xff, EOI]);

/**
 * Reduces a progressive JPEG to its first scan: the whole picture at an eighth of the resolution, for a fraction of the bytes and the
 * decoding time. The first scan holds the DC coefficients: one colour for each 8 x 8 pixels.
 *
 *     FFD8 │ header │ FFDA first scan │ FFC4 FFDA second scan … │ FFD9   →   FFD8 │ header │ FFDA first scan │ FFD9
 *
 * @returns null for a sequential JPEG, or if the first scan lacks a component
 */
export function firstScanJpeg(jpeg: Uint8Array, { isProgressive, components, headerBytes }: JpegHeader): Uint8Array<ArrayBuffer> | null {
  const scan = headerBytes - 8 - 2 * components;
  const isOfAll = byteAt(jpeg, scan) === 0xff && byteAt(jpeg, scan + 1) === SOS && byteAt(jpeg, scan + 4) === components;
  return isProgressive && isOfAll ? concatBytes([jpeg.subarray(0, endOfCodedData(jpeg, headerBytes)), END]) : null;
}
