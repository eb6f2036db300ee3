import { byteAt } from '../units/item-at.ts';
import { photoFileError } from './photo-file-error.ts';

/** Range of bytes in a file, `from` inclusive, `to` exclusive. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** A marker segment of a JPEG: ff, the marker, two bytes of length, the body. */
export interface JpegSegment extends ByteRange {
  readonly marker: number;
  readonly body: Uint8Array;
}

export const SOI = 0xd8;
export const EOI = 0xd9;
export const SOS = 0xda;
export const DQT = 0xdb;
export const DHT = 0xc4;
export const DRI = 0xdd;
export const APP0 = 0xe0;
export const APP1 = 0xe1;
export const APP2 = 0xe2;
export const APP14 = 0xee;

/** Limit against hostile input: the oddest real files have some thousand segments. */
const MAX_SEGMENTS = 20_000;

/**
 * Yields the segments of a JPEG from byte `offset` up to and including the next scan header.
 *
 * Bytes between two segments that are not markers are skipped, as decoders do: some programs pad segments, or state a length that is too
 * short. Skipped bytes belong to no segment.
 *
 *     FFD8 │ FFE1 len … │ 20 20 20 │ FFDB len … │ 00 E1 len … │ FFDA len …
 *
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE; `isCutOff` if the bytes end too early
 */
export function* jpegSegments(jpeg: Uint8Array, offset: number): Generator<JpegSegment> {
  let next = offset;
  for (let count = 0; count < MAX_SEGMENTS; count++) {
    const code = markerAt(jpeg, next);
    const marker = byteAt(jpeg, code);
    if (marker === SOI || marker === EOI) throw brokenJpeg(code - 1, 'a segment before the next scan');
    next = code + 1;
    if (isWithoutLength(marker)) continue;
    if (code + 3 > jpeg.length) throw cutOffJpeg(code);
    const length = (byteAt(jpeg, code + 1) << 8) | byteAt(jpeg, code + 2);
    if (length < 2) throw brokenJpeg(code + 1, 'a segment length of at least 2');
    next = code + 1 + length;
    if (next > jpeg.length) throw cutOffJpeg(code + 1);
    yield { marker, from: code - 1, to: next, body: jpeg.subarray(code + 3, next) };
    if (marker === SOS) return;
  }
  throw brokenJpeg(next, `a scan within ${MAX_SEGMENTS} segments`);
}

/** Returns the offset of the next marker code: the first byte after ff that is neither 00 nor ff. */
export function markerAt(jpeg: Uint8Array, from: number): number {
  for (let offset = jpeg.indexOf(0xff, from); offset >= 0; offset = jpeg.indexOf(0xff, offset)) {
    while (jpeg[offset] === 0xff) offset += 1;
    if (offset >= jpeg.length) break;
    if (jpeg[offset] !== 0x00) return offset;
  }
  throw cutOffJpeg(from);
}

/** True for restart markers and TEM. */
function isWithoutLength(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

export function brokenJpeg(offset: number, expected: string): Error {
  return photoFileError('ERROR_NO_JPG_IMAGE', `Expected ${expected} in a JPEG at byte ${offset}`);
}

export function cutOffJpeg(offset: number): Error {
  return photoFileError('ERROR_NO_JPG_IMAGE', `Expected more bytes in a JPEG at byte ${offset} but the file ends`, true);
}

/** Returns the offset at which coded data that begin at `from` end: the first marker other than a restart marker, or the file's end. */
export function endOfCodedData(jpeg: Uint8Array, from: number): number {
  for (let offset = jpeg.indexOf(0xff, from); offset >= 0; ) {
    const first = offset;
    while (jpeg[offset + 1] === 0xff) offset += 1;
    const next = jpeg[offset + 1];
    if (next !== 0x00 && (next === undefined || next < 0xd0 || next > 0xd7)) return first;
    offset = jpeg.indexOf(0xff, offset + 2);
  }
  return jpeg.length;
}
