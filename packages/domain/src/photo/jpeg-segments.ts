import { byteAt } from '../units/item-at.ts';
import { photoFileError } from './photo-file-error.ts';

/** Bytes of a file, `from` inclusive, `to` exclusive. */
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

/** More segments than this are an attack, not a photo: the oddest real files have some thousands. */
const MAX_SEGMENTS = 20_000;

/**
 * Yields the segments of a JPEG from byte `at` on, up to and with the next scan header.
 *
 * Between two segments decoders skip all bytes that are no marker, and so does this: some programs pad segments, or count a length
 * too short. Bytes that a decoder skips belong to no segment.
 *
 *     FFD8 │ FFE1 len … │ 20 20 20 │ FFDB len … │ 00 E1 len … │ FFDA len …
 *
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE; `isCutOff` when the bytes just end too early
 */
export function* jpegSegments(jpeg: Uint8Array, at: number): Generator<JpegSegment> {
  let next = at;
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

/** Returns the place of the next marker code: the first byte behind ff that is neither 00 nor ff. */
export function markerAt(jpeg: Uint8Array, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at)) {
    while (jpeg[at] === 0xff) at += 1;
    if (at >= jpeg.length) break;
    if (jpeg[at] !== 0x00) return at;
  }
  throw cutOffJpeg(from);
}

/** True for restart markers and TEM. */
function isWithoutLength(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

export function brokenJpeg(at: number, expected: string): Error {
  return photoFileError('ERROR_NO_JPG_IMAGE', `Expected ${expected} in a JPEG at byte ${at}`);
}

export function cutOffJpeg(at: number): Error {
  return photoFileError('ERROR_NO_JPG_IMAGE', `Expected more bytes in a JPEG at byte ${at} but the file ends`, true);
}

/** Returns where coded data that begin at `from` end: at the first marker that is no part of them, or at the end of the file. */
export function endOfCodedData(jpeg: Uint8Array, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; ) {
    const first = at;
    while (jpeg[at + 1] === 0xff) at += 1;
    const next = jpeg[at + 1];
    if (next !== 0x00 && (next === undefined || next < 0xd0 || next > 0xd7)) return first;
    at = jpeg.indexOf(0xff, at + 2);
  }
  return jpeg.length;
}
