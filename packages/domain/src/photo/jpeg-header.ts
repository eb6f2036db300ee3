import type { SizePx } from '../geometry/rect.ts';
import { byteAt } from '../units/item-at.ts';
import { startsWith } from './byte-text.ts';
import { exifTakenMs } from './exif-date.ts';
import { readExifOrientation } from './exif-orientation.ts';
import { joinIccParts } from './icc-parts.ts';
import { photoFileError } from './photo-file-error.ts';
import { tellsPosition } from './position-data.ts';

/** Bytes of a file, `from` inclusive, `to` exclusive. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** What a JPEG says about itself before its first pixel. */
export interface JpegHeader extends SizePx {
  /** EXIF orientation 1–8; 1 when there is none. Width and height are as stored, before this turn. */
  readonly orientation: number;
  /** When it was taken, ms on the camera's own clock (see `exifTakenMs`); null when it does not say. */
  readonly takenMs: number | null;
  readonly components: 1 | 3 | 4;
  readonly isProgressive: boolean;
  /** Three components that are red, green and blue themselves, as browsers decide it: see `isRgbCoded`. Else they are Y, Cb, Cr. */
  readonly isRgbCoded: boolean;
  /** Colour transform of the Adobe marker: 0 none (RGB, CMYK), 1 YCbCr, 2 YCCK; null without the marker. */
  readonly adobeTransform: number | null;
  /** The embedded colour profile, whole; null when there is none or a part is missing. */
  readonly icc: Uint8Array | null;
  /** Contents of the Adobe markers. */
  readonly adobeData: readonly ByteRange[];
  /** Contents of the EXIF segments. */
  readonly exifData: readonly ByteRange[];
  /** Contents of the segments that tell where the photo was taken; a decoder does not need them. */
  readonly positionData: readonly ByteRange[];
  /** Length of everything before the first scan's coded data. */
  readonly headerBytes: number;
  /** Memory in which a decoder gathers a picture that comes in several passes; 0 for one that comes line by line. */
  readonly gatheredBytes: number;
}

/** More header segments than this are an attack, not a photo: the oddest real files have some thousands. */
const MAX_SEGMENTS = 20_000;

/** What decoders keep of a sample between two passes. */
const SAMPLE_BYTES = 2;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;

/** What the walk over the segments has found so far. */
interface Found {
  frame: { widthPx: number; heightPx: number; components: 1 | 3 | 4; isProgressive: boolean; names: string; samples: number } | null;
  isJfif: boolean;
  /** Of the first EXIF segment alone, whether it says something or not, as browsers turn. */
  orientation: number | null;
  takenMs: number | null;
  adobeTransform: number | null;
  adobeData: ByteRange[];
  iccParts: Uint8Array[];
  exifData: ByteRange[];
  positionData: ByteRange[];
}

/**
 * Reads the header of a JPEG: size, orientation, colour. Only frames that every decoder
 * knows are taken: baseline, extended and progressive Huffman, 8 bit, 1, 3 or 4 components.
 *
 *     FFD8 │ FFE1 len 'Exif'… │ FFE2 len 'ICC_PROFILE'… │ FFC0 len frame │ FFDA len scan │ coded data …
 *                                                                                        ↑ headerBytes
 *
 * No length found in the file is believed before it is compared with the bytes there are.
 *
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE with offset and reason; `isCutOff` when the bytes just end too early
 * @see [INGEST-02] [INGEST-04] [INGEST-05]
 */
export function readJpegHeader(bytes: Uint8Array): JpegHeader {
  if (bytes.length < 2) throw cutOff(0);
  if (bytes[0] !== 0xff || bytes[1] !== SOI) throw broken(0, 'the JPEG start mark ffd8');
  const found: Found = {
    frame: null,
    isJfif: false,
    orientation: null,
    takenMs: null,
    adobeTransform: null,
    adobeData: [],
    iccParts: [],
    exifData: [],
    positionData: [],
  };
  let at = 2;
  for (let segments = 0; segments < MAX_SEGMENTS; segments++) {
    at = markerAt(bytes, at);
    const marker = byteAt(bytes, at);
    at += 1;
    if (marker === SOI || marker === EOI) throw broken(at - 2, 'a header segment before the first scan');
    if (isAlone(marker)) continue;
    const length = uint16(bytes, at);
    if (length < 2) throw broken(at, 'a segment length of at least 2');
    if (at + length > bytes.length) throw cutOff(at);
    const body = bytes.subarray(at + 2, at + length);
    if (marker === SOS) return headerOf(found, body, at + length);
    readSegment(marker, body, found, at - 2);
    at += length;
  }
  throw broken(at, `a scan within ${MAX_SEGMENTS} segments`);
}

/** The size of the photo as it is seen: orientations 5 to 8 lie on their side. */
export function uprightSize({ widthPx, heightPx, orientation }: Pick<JpegHeader, 'widthPx' | 'heightPx' | 'orientation'>): SizePx {
  return orientation >= 5 ? { widthPx: heightPx, heightPx: widthPx } : { widthPx, heightPx };
}

/** The place of the next marker code; any number of 0xff may stand before it. */
function markerAt(bytes: Uint8Array, from: number): number {
  if (from >= bytes.length) throw cutOff(from);
  if (bytes[from] !== 0xff) throw broken(from, 'a marker (ff)');
  let at = from;
  while (bytes[at] === 0xff) at += 1;
  if (at >= bytes.length) throw cutOff(from);
  return at;
}

/** Restart marks and TEM have no length of their own. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

function readSegment(marker: number, body: Uint8Array, found: Found, at: number): void {
  if (marker === APP1 && tellsPosition(body)) found.positionData.push({ from: at + 4, to: at + 4 + body.length });
  if (marker === 0x00) throw broken(at, 'a marker other than 00');
  if (isFrame(marker)) {
    if (found.frame) throw broken(at, 'one frame');
    found.frame = readFrame(marker, body, at);
  } else if (marker === APP1 && startsWith(body, 'Exif\0')) {
    if (found.exifData.length === 0) {
      found.orientation = readExifOrientation(body.subarray(6));
      found.takenMs = exifTakenMs(body.subarray(6));
    }
    found.exifData.push({ from: at + 4, to: at + 4 + body.length });
  } else if (marker === APP2 && startsWith(body, 'ICC_PROFILE\0')) {
    found.iccParts.push(body.subarray(12));
  } else if (marker === APP14 && startsWith(body, 'Adobe') && body.length >= 12) {
    found.adobeTransform = byteAt(body, 11);
    found.adobeData.push({ from: at + 4, to: at + 4 + body.length });
  } else if (marker === APP0 && startsWith(body, 'JFIF\0') && body.length >= 14) found.isJfif = true;
}

/** SOF0 … SOF15, without DHT, JPG and DAC that stand in the same row. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function readFrame(marker: number, body: Uint8Array, at: number): NonNullable<Found['frame']> {
  if (marker > 0xc2) throw broken(at, `a baseline, extended or progressive frame, not ${marker.toString(16)}`);
  if (body.length < 6) throw broken(at, 'a whole frame header');
  if (body[0] !== 8) throw broken(at, `8 bits a sample, not ${body[0]}`);
  const heightPx = uint16(body, 1);
  const widthPx = uint16(body, 3);
  const components = byteAt(body, 5);
  if (widthPx === 0 || heightPx === 0) throw broken(at, 'a width and height above 0');
  if (components !== 1 && components !== 3 && components !== 4) throw broken(at, `1, 3 or 4 components, not ${components}`);
  if (body.length !== 6 + 3 * components) throw broken(at, `a frame header of ${8 + 3 * components} bytes`);
  const names = String.fromCharCode(...Array.from({ length: components }, (_, i) => byteAt(body, 6 + 3 * i)));
  return { widthPx, heightPx, components, isProgressive: marker === 0xc2, names, samples: widthPx * heightPx * samplesAPixel(body) };
}

/** Samples of all components for a pixel: 3 with full colour, 1.5 where colours have half the width and height. */
function samplesAPixel(frame: Uint8Array): number {
  const factors = Array.from({ length: byteAt(frame, 5) }, (_, i) => byteAt(frame, 7 + 3 * i));
  const widest = Math.max(...factors.map((factor) => factor >> 4));
  const highest = Math.max(...factors.map((factor) => factor & 15));
  return factors.reduce((sum, factor) => sum + (factor >> 4) * (factor & 15), 0) / Math.max(1, widest * highest);
}

/**
 * Three components are colours themselves, or lightness and two differences: no field says which. The decoder of all browsers
 * looks at the JFIF marker, which means differences; then at Adobe's; then at the components' names.
 */
function isRgbCoded({ frame, isJfif, adobeTransform }: Found): boolean {
  if (frame?.components !== 3 || isJfif) return false;
  return adobeTransform === null ? frame.names === 'RGB' : adobeTransform === 0;
}

function headerOf(found: Found, scan: Uint8Array, headerBytes: number): JpegHeader {
  if (!found.frame) throw broken(headerBytes, 'a frame before the first scan');
  if (scan.length < 6 || scan.length !== 4 + 2 * byteAt(scan, 0)) throw broken(headerBytes, 'a whole scan header');
  const { samples, names: _names, ...frame } = found.frame;
  const isInPasses = frame.isProgressive || byteAt(scan, 0) < frame.components;
  return {
    ...frame,
    orientation: found.orientation ?? 1,
    takenMs: found.takenMs,
    isRgbCoded: isRgbCoded(found),
    adobeTransform: found.adobeTransform,
    adobeData: found.adobeData,
    icc: joinIccParts(found.iccParts),
    exifData: found.exifData,
    positionData: found.positionData,
    headerBytes,
    gatheredBytes: isInPasses ? samples * SAMPLE_BYTES : 0,
  };
}

function uint16(bytes: Uint8Array, at: number): number {
  if (at + 2 > bytes.length) throw cutOff(at);
  return (byteAt(bytes, at) << 8) | byteAt(bytes, at + 1);
}

function broken(at: number, expected: string): Error {
  return photoFileError('ERROR_NO_JPG_IMAGE', `Expected ${expected} in a JPEG header at byte ${at}`);
}

function cutOff(at: number): Error {
  return photoFileError('ERROR_NO_JPG_IMAGE', `Expected more bytes in a JPEG header at byte ${at} but the file ends`, true);
}
