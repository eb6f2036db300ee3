import type { SizePx } from '../geometry/rect.ts';
import { byteAt } from '../units/item-at.ts';
import { adobeRgbProfile } from './adobe-rgb.ts';
import { byteText, startsWith } from './byte-text.ts';
import type { CaptureTime } from './capture-time.ts';
import { exifColours } from './exif-colours.ts';
import { readExifOrientation } from './exif-orientation.ts';
import { joinIccParts } from './icc-parts.ts';
import { APP0, APP1, APP2, APP14, type ByteRange, brokenJpeg, cutOffJpeg, jpegSegments, SOI, SOS } from './jpeg-segments.ts';
import { readCaptureTime } from './read-capture-time.ts';

/** Properties of a JPEG that precede its first pixel. */
export interface JpegHeader extends SizePx, CaptureTime {
  /** EXIF orientation 1–8; 1 without one. Width and height are as stored, before this rotation. */
  readonly orientation: number;
  readonly components: 1 | 3 | 4;
  readonly isProgressive: boolean;
  /** True if three components are red, green and blue, by the rule of browsers: see `isRgbCoded`. Otherwise they are Y, Cb, Cr. */
  readonly isRgbCoded: boolean;
  /** Colour transform of the Adobe marker: 0 none (RGB, CMYK), 1 YCbCr, 2 YCCK; null without the marker. */
  readonly adobeTransform: number | null;
  /** The complete embedded colour profile; Adobe RGB if only the EXIF data name it; null without one or if a part is missing. */
  readonly icc: Uint8Array | null;
  /** Contents of the EXIF segments. */
  readonly exifData: readonly ByteRange[];
  /** Length of everything before the first scan's coded data. */
  readonly headerBytes: number;
  /** Memory for coefficients while a decoder reads several scans; 0 for a JPEG that decodes row by row. */
  readonly coefficientBytes: number;
}

const XMP_MARK = 'http://ns.adobe.com/xap/1.0/\0';

/** Bytes that decoders keep per coefficient between two scans. */
const SAMPLE_BYTES = 2;

/** Values that the segments read so far contain. */
interface Found {
  frame: { widthPx: number; heightPx: number; components: 1 | 3 | 4; isProgressive: boolean; names: string; samples: number } | null;
  isJfif: boolean;
  /** Orientation of the first EXIF segment, as browsers apply it; null if it has none. */
  orientation: number | null;
  exif: Uint8Array | null;
  xmp: string | null;
  adobeTransform: number | null;
  iccParts: Uint8Array[];
  exifData: ByteRange[];
  exifColours: ReturnType<typeof exifColours>;
}

/**
 * Reads the header of a JPEG: size, orientation, colour. Accepts the frames that every decoder supports: baseline, extended and
 * progressive Huffman, 8 bit, 1, 3 or 4 components.
 *
 *     FFD8 │ FFE1 len 'Exif'… │ FFE2 len 'ICC_PROFILE'… │ FFC0 len frame │ FFDA len scan │ coded data …
 *                                                                                        ↑ headerBytes
 *
 * Every length in the file is compared with the number of bytes present. Bytes between two segments are skipped, as decoders do.
 *
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE with offset and reason; `isCutOff` if the bytes end too early
 * @see [INGEST-02] [INGEST-04] [INGEST-05]
 */
export function readJpegHeader(bytes: Uint8Array): JpegHeader {
  if (bytes.length < 2) throw cutOffJpeg(0);
  if (bytes[0] !== 0xff || bytes[1] !== SOI) throw brokenJpeg(0, 'the JPEG start mark ffd8');
  const found: Found = {
    frame: null,
    isJfif: false,
    orientation: null,
    exif: null,
    xmp: null,
    adobeTransform: null,
    iccParts: [],
    exifData: [],
    exifColours: null,
  };
  for (const { marker, body, from, to } of jpegSegments(bytes, 2)) {
    if (marker === SOS) return headerOf(found, body, to);
    readSegment(marker, body, found, from);
  }
  throw cutOffJpeg(bytes.length);
}

/** The size of the upright photo: orientations 5 to 8 swap the sides. */
export function uprightSize({ widthPx, heightPx, orientation }: Pick<JpegHeader, 'widthPx' | 'heightPx' | 'orientation'>): SizePx {
  return orientation >= 5 ? { widthPx: heightPx, heightPx: widthPx } : { widthPx, heightPx };
}

function readSegment(marker: number, body: Uint8Array, found: Found, offset: number): void {
  if (isFrame(marker)) {
    if (found.frame) throw brokenJpeg(offset, 'one frame');
    found.frame = readFrame(marker, body, offset);
  } else if (marker === APP1 && startsWith(body, 'Exif\0')) {
    if (found.exifData.length === 0) {
      found.orientation = readExifOrientation(body.subarray(6));
      found.exif = body.subarray(6);
      found.exifColours = exifColours(body.subarray(6));
    }
    found.exifData.push({ from: offset + 4, to: offset + 4 + body.length });
  } else if (marker === APP1 && startsWith(body, XMP_MARK)) {
    found.xmp ??= byteText(body, XMP_MARK.length, body.length - XMP_MARK.length);
  } else if (marker === APP2 && startsWith(body, 'ICC_PROFILE\0')) {
    found.iccParts.push(body.subarray(12));
  } else if (marker === APP14 && startsWith(body, 'Adobe') && body.length >= 12) {
    found.adobeTransform = byteAt(body, 11);
  } else if (marker === APP0 && startsWith(body, 'JFIF\0') && body.length >= 14) found.isJfif = true;
}

/** True for SOF0 … SOF15; DHT, JPG and DAC lie in the same range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function readFrame(marker: number, body: Uint8Array, offset: number): NonNullable<Found['frame']> {
  if (marker > 0xc2) throw brokenJpeg(offset, `a baseline, extended or progressive frame, not ${marker.toString(16)}`);
  if (body.length < 6) throw brokenJpeg(offset, 'a whole frame header');
  if (body[0] !== 8) throw brokenJpeg(offset, `8 bits a sample, not ${body[0]}`);
  const heightPx = uint16(body, 1);
  const widthPx = uint16(body, 3);
  const components = byteAt(body, 5);
  if (widthPx === 0 || heightPx === 0) throw brokenJpeg(offset, 'a width and height above 0');
  if (components !== 1 && components !== 3 && components !== 4) throw brokenJpeg(offset, `1, 3 or 4 components, not ${components}`);
  if (body.length !== 6 + 3 * components) throw brokenJpeg(offset, `a frame header of ${8 + 3 * components} bytes`);
  const names = String.fromCharCode(...Array.from({ length: components }, (_, i) => byteAt(body, 6 + 3 * i)));
  return { widthPx, heightPx, components, isProgressive: marker === 0xc2, names, samples: widthPx * heightPx * samplesPerPixel(body) };
}

/** Samples of all components per pixel: 3 without chroma subsampling, 1.5 with 4:2:0. */
function samplesPerPixel(frame: Uint8Array): number {
  const factors = Array.from({ length: byteAt(frame, 5) }, (_, i) => byteAt(frame, 7 + 3 * i));
  const widest = Math.max(...factors.map((factor) => factor >> 4));
  const highest = Math.max(...factors.map((factor) => factor & 15));
  return factors.reduce((sum, factor) => sum + (factor >> 4) * (factor & 15), 0) / Math.max(1, widest * highest);
}

/**
 * Three components are RGB or YCbCr; no field states which. All browsers use libjpeg's rule: a JFIF marker means YCbCr; else Adobe's
 * marker decides; else the component names.
 */
function isRgbCoded({ frame, isJfif, adobeTransform }: Found): boolean {
  if (frame?.components !== 3 || isJfif) return false;
  return adobeTransform === null ? frame.names === 'RGB' : adobeTransform === 0;
}

function headerOf(found: Found, scan: Uint8Array, headerBytes: number): JpegHeader {
  if (!found.frame) throw brokenJpeg(headerBytes, 'a frame before the first scan');
  if (scan.length < 6 || scan.length !== 4 + 2 * byteAt(scan, 0)) throw brokenJpeg(headerBytes, 'a whole scan header');
  const { samples, names: _names, ...frame } = found.frame;
  const isInPasses = frame.isProgressive || byteAt(scan, 0) < frame.components;
  return {
    ...frame,
    orientation: found.orientation ?? 1,
    ...readCaptureTime(found.exif, found.xmp),
    isRgbCoded: isRgbCoded(found),
    adobeTransform: found.adobeTransform,
    icc: profileOf(found),
    exifData: found.exifData,
    headerBytes,
    coefficientBytes: isInPasses ? samples * SAMPLE_BYTES : 0,
  };
}

/** The embedded profile; Adobe RGB for cameras that name it in their EXIF data and embed no profile. */
function profileOf({ frame, iccParts, exifColours }: Found): Uint8Array | null {
  if (iccParts.length > 0) return joinIccParts(iccParts);
  return frame?.components === 3 && exifColours === 'adobe-rgb' ? adobeRgbProfile() : null;
}

function uint16(bytes: Uint8Array, offset: number): number {
  return (byteAt(bytes, offset) << 8) | byteAt(bytes, offset + 1);
}
