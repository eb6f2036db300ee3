import { startsWith } from './byte-text.ts';
import { concatBytes } from './concat-bytes.ts';

const MARK = 'ICC_PROFILE\0';
/** A segment holds 65533 bytes; the marker text, the number and the count of parts take 14 of them. */
const PART_BYTES = 65_519;
const APP0 = 0xe0;
const APP2 = 0xe2;
const SOS = 0xda;

/**
 * Embeds a colour profile in a JPEG: inserts it after APP0 and removes an earlier profile. The pixels do not change.
 *
 *     FFD8 │ APP0 'JFIF' │ APP2 'ICC_PROFILE' 1 of n … │ the other segments unchanged
 *
 * @param jpeg  a complete JPEG with valid segments
 * @param icc   at most 255 x 65519 bytes
 */
export function withColourProfile(jpeg: Uint8Array, icc: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let offset = 2;
  let front = 0;
  while (jpeg[offset] === 0xff && jpeg[offset + 1] !== SOS) {
    const end = offset + 2 + (((jpeg[offset + 2] ?? 0) << 8) | (jpeg[offset + 3] ?? 0));
    const isProfile = jpeg[offset + 1] === APP2 && startsWith(jpeg.subarray(offset + 4, end), MARK);
    if (!isProfile) parts.push(jpeg.subarray(offset, end));
    if (jpeg[offset + 1] === APP0) front = parts.length;
    offset = end;
  }
  return concatBytes([
    jpeg.subarray(0, 2),
    ...parts.slice(0, front),
    ...profileSegments(icc),
    ...parts.slice(front),
    jpeg.subarray(offset),
  ]);
}

/** True if bytes are an ICC profile for RGB: its own length, the signature 'acsp' and the colour space 'RGB '. */
export function isRgbProfile(icc: Uint8Array): boolean {
  if (icc.length < 128 || icc.length > 255 * PART_BYTES) return false;
  const view = new DataView(icc.buffer, icc.byteOffset, icc.byteLength);
  return view.getUint32(0) === icc.length && startsWith(icc.subarray(36), 'acsp') && startsWith(icc.subarray(16), 'RGB ');
}

export function profileSegments(icc: Uint8Array): readonly Uint8Array[] {
  const count = Math.ceil(icc.length / PART_BYTES);
  return Array.from({ length: count }, (_, index) => {
    const part = icc.subarray(index * PART_BYTES, (index + 1) * PART_BYTES);
    const length = 2 + MARK.length + 2 + part.length;
    const segment = new Uint8Array(2 + length);
    segment.set([0xff, APP2, length >> 8, length & 255, ...MARK].map((value) => (typeof value === 'string' ? value.charCodeAt(0) : value)));
    segment.set([index + 1, count], 4 + MARK.length);
    segment.set(part, 6 + MARK.length);
    return segment;
  });
}
