import type { SizePx } from '../geometry/rect.ts';
import { byteText } from './byte-text.ts';
import type { CaptureTime } from './capture-time.ts';
import { exifOrientation } from './exif-orientation.ts';
import { photoFileError } from './photo-file-error.ts';
import { readCaptureTime } from './read-capture-time.ts';
import { findEntry } from './tiff-directory.ts';

/** Properties of a TIFF's first picture. */
export interface TiffHeader extends SizePx, CaptureTime {
  /** EXIF orientation 1–8; width and height are as stored, before this rotation. */
  readonly orientation: number;
  /** The embedded colour profile, or null. */
  readonly icc: Uint8Array | null;
}

const [WIDTH, HEIGHT, XMP, PROFILE] = [0x0100, 0x0101, 0x02bc, 0x8773];
const TYPE_SHORT = 3;
const TYPE_LONG = 4;

/**
 * Reads the first directory of a TIFF. Scanners write it after the pixels.
 *
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE; `isCutOff` if the bytes end before the directory does
 */
export function readTiffHeader(bytes: Uint8Array): TiffHeader {
  if (bytes.length < 8) throw broken('a TIFF header of 8 bytes', true);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  const isInside = directory + 2 <= bytes.length && directory + 6 + 12 * view.getUint16(directory, isLittle) <= bytes.length;
  if (!isInside) throw broken('a whole directory', true);
  const numberOf = (tag: number): number => {
    const entry = findEntry(view, directory, isLittle, tag);
    const type = entry === null ? 0 : view.getUint16(entry + 2, isLittle);
    if (entry === null || (type !== TYPE_SHORT && type !== TYPE_LONG)) return 0;
    return type === TYPE_SHORT ? view.getUint16(entry + 8, isLittle) : view.getUint32(entry + 8, isLittle);
  };
  const size = { widthPx: numberOf(WIDTH), heightPx: numberOf(HEIGHT) };
  if (size.widthPx < 1 || size.heightPx < 1) throw broken('a width and height above 0');
  const blockOf = (tag: number): Uint8Array | null => {
    const entry = findEntry(view, directory, isLittle, tag);
    const [length, from] = entry === null ? [0, 0] : [view.getUint32(entry + 4, isLittle), view.getUint32(entry + 8, isLittle)];
    return length > 128 && from + length <= bytes.length ? bytes.slice(from, from + length) : null;
  };
  const icc = blockOf(PROFILE);
  const packet = blockOf(XMP);
  const xmp = packet && byteText(packet, 0, packet.length);
  return { ...size, orientation: exifOrientation(bytes), ...readCaptureTime(bytes, xmp), icc };
}

function broken(expected: string, isCutOff = false): Error {
  return photoFileError('ERROR_NO_JPG_IMAGE', `Expected ${expected} in a TIFF`, isCutOff);
}
