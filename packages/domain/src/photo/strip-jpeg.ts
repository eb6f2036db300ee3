import { byteAt } from '../units/item-at.ts';
import { startsWith } from './byte-text.ts';
import { concatBytes } from './concat-bytes.ts';
import type { JpegHeader } from './jpeg-header.ts';
import { profileSegments } from './jpeg-profile.ts';
import { APP0, APP1, APP14, type ByteRange, DHT, DQT, DRI, EOI, type JpegSegment, jpegSegments, SOI, SOS } from './jpeg-segments.ts';

/** Segments that a stripped JPEG keeps besides those that decoders need. */
export interface KeptJpegParts {
  readonly icc?: Uint8Array | null;
  /** EXIF orientation 1–8, written as an EXIF segment with this tag only. */
  readonly orientation?: number;
}

const END = Uint8Array.of(0xff, EOI);
const JFIF_BYTES = 18;
/** Offset of the major version in a JFIF segment. */
const JFIF_MAJOR = 9;
const ADOBE_BYTES = 16;
const ADOBE_TRANSFORM = 15;

/**
 * Strips a JPEG: returns its pieces without metadata. The pixels stay, the coded data are copied; EXIF, XMP and IPTC data, comments,
 * maker segments, bytes between segments and trailing data are removed.
 *
 * It also normalises what some decoders warn of, or read differently from browsers:
 *
 *     a sequential scan with an empty band (Samsung)        →  band 0 to 63
 *     JFIF of version 0 or 2, an unknown Adobe transform    →  1.01, as libjpeg reads it
 *     components R, G, B without a marker                   →  an Adobe marker that states RGB
 *     JFIF beside an Adobe marker without transform         →  no Adobe marker, since JFIF wins
 *     no end marker                                         →  an end marker
 *
 * @param scans  of `readJpegPicture`
 */
export function stripJpeg(
  jpeg: Uint8Array,
  header: JpegHeader,
  scans: readonly ByteRange[],
  { icc = null, orientation = 1 }: KeptJpegParts = {},
): readonly Uint8Array[] {
  const segments = [...jpegSegments(jpeg, 2)];
  const isJfif = segments.some(isJfifSegment);
  const keptParts = (segment: JpegSegment): readonly Uint8Array[] => keptPieces(jpeg, segment, header, isJfif);
  const [first, ...others] = scans;
  const pieces = segments.filter(({ marker }) => marker !== SOS).flatMap(keptParts);
  const isUnmarkedRgb = header.isRgbCoded && header.adobeTransform === null;
  const front = [...(isUnmarkedRgb ? [adobeSegment(0)] : []), ...(orientation > 1 ? [orientationSegment(orientation)] : [])];
  const jfif = pieces.findIndex((piece) => piece[1] === APP0) + 1;
  pieces.splice(jfif, 0, ...front, ...(icc ? profileSegments(icc) : []));
  if (first) pieces.push(...scanPieces(jpeg, first, header));
  let offset = first?.to ?? 0;
  for (const scan of others) {
    for (const segment of jpegSegments(jpeg, offset)) if (segment.marker !== SOS) pieces.push(...keptParts(segment));
    pieces.push(...scanPieces(jpeg, scan, header));
    offset = scan.to;
  }
  return [Uint8Array.of(0xff, SOI), ...pieces, END];
}

/** Concatenates the pieces of `stripJpeg`. */
export function stripJpegFile(...args: Parameters<typeof stripJpeg>): Uint8Array<ArrayBuffer> {
  return concatBytes(stripJpeg(...args));
}

function keptPieces(jpeg: Uint8Array, segment: JpegSegment, header: JpegHeader, isJfif: boolean): readonly Uint8Array[] {
  const { marker, from, to } = segment;
  if (marker === DQT || marker === DHT || marker === DRI || (marker >= 0xc0 && marker <= 0xc2)) return [jpeg.subarray(from, to)];
  if (isJfifSegment(segment)) return [plainJfif(jpeg.subarray(from, to))];
  if (isAdobeSegment(segment) && header.components !== 1 && !(header.components === 3 && isJfif)) {
    return [plainAdobe(jpeg.subarray(from, to), header)];
  }
  return [];
}

function isJfifSegment({ marker, body }: JpegSegment): boolean {
  return marker === APP0 && startsWith(body, 'JFIF\0') && body.length >= 14;
}

function isAdobeSegment({ marker, body }: JpegSegment): boolean {
  return marker === APP14 && startsWith(body, 'Adobe') && body.length >= 12;
}

/** The JFIF segment in version 1 and without its thumbnail. */
function plainJfif(segment: Uint8Array): Uint8Array {
  if (segment.length === JFIF_BYTES && segment[JFIF_MAJOR] === 1) return segment;
  const jfifOnly = segment.slice(0, JFIF_BYTES);
  jfifOnly.set([0, JFIF_BYTES - 2], 2);
  if (jfifOnly[JFIF_MAJOR] !== 1) jfifOnly.set([1, 1], JFIF_MAJOR);
  jfifOnly.set([0, 0], JFIF_BYTES - 2);
  return jfifOnly;
}

function plainAdobe(segment: Uint8Array, { components }: JpegHeader): Uint8Array {
  const transform = byteAt(segment, ADOBE_TRANSFORM) === 0 ? 0 : components === 4 ? 2 : 1;
  if (segment.length === ADOBE_BYTES && segment[ADOBE_TRANSFORM] === transform) return segment;
  return adobeSegment(transform);
}

function adobeSegment(transform: number): Uint8Array {
  return Uint8Array.of(0xff, APP14, 0, ADOBE_BYTES - 2, ...letters('Adobe\0\x64\0\0\0\0'), transform);
}

function orientationSegment(orientation: number): Uint8Array {
  const tiff = [...letters('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0'), orientation, 0, 0, 0, 0, 0, 0];
  const body = [...letters('Exif\0\0'), ...tiff];
  return Uint8Array.of(0xff, APP1, 0, body.length + 2, ...body);
}

/** The scan header and its coded data. */
function scanPieces(jpeg: Uint8Array, { from, to }: ByteRange, { isProgressive }: JpegHeader): readonly Uint8Array[] {
  const data = from + 2 + ((byteAt(jpeg, from + 2) << 8) | byteAt(jpeg, from + 3));
  const spectralSelection = jpeg.subarray(data - 3, data);
  if (isProgressive || (spectralSelection[0] === 0 && spectralSelection[1] === 63 && spectralSelection[2] === 0))
    return [jpeg.subarray(from, to)];
  const head = jpeg.slice(from, data);
  head.set([0, 63, 0], head.length - 3);
  return [head, jpeg.subarray(data, to)];
}

const letters = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));
