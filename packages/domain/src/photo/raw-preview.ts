import type { SizePx } from '../geometry/rect.ts';
import { hasTextAt } from './byte-text.ts';
import type { CaptureTime } from './capture-time.ts';
import { exifOrientation } from './exif-orientation.ts';
import { type JpegHeader, readJpegHeader, uprightSize } from './jpeg-header.ts';
import { readJpegScans } from './jpeg-scans.ts';
import { isPhotoFileError } from './photo-file-error.ts';
import { readCaptureTime } from './read-capture-time.ts';

/** The JPEG preview that a camera embeds in its RAW photo. */
export interface RawPreview extends SizePx, CaptureTime {
  /** Bytes of the preview as they are in the file. */
  readonly jpeg: Uint8Array;
  readonly header: JpegHeader;
  /** EXIF orientation of the preview, or else of the RAW photo; already applied to the size. */
  readonly orientation: number;
}

/** Minimum longest side of a preview, px: 1616 and 1620 px are usual, and good for 20 cm. Smaller previews are not printable. */
export const MIN_PREVIEW_PX = 1600;

/** Size limit of RAW photos, 150 MiB; only their preview is uploaded. */
export const MAX_RAW_BYTES = 157_286_400;

const MAX_CANDIDATES = 2_000;
const MAX_HEADER_BYTES = 262_144;
const START = [0xff, 0xd8, 0xff] as const;
/** 'C', the first letter of Canon's box names. */
const FIRST_LETTER = 0x43;

/**
 * Finds the largest baseline or progressive JPEG inside a RAW photo, at any offset. Raw pixels coded as lossless JPEG are ignored.
 *
 * @returns null if no preview is large enough
 */
export function rawPreview(bytes: Uint8Array): RawPreview | null {
  let best: { at: number; header: JpegHeader } | null = null;
  let candidates = 0;
  for (
    let offset = startAfter(bytes, 2);
    offset >= 0 && candidates < MAX_CANDIDATES;
    offset = startAfter(bytes, offset + 1), candidates++
  ) {
    const header = headerAt(bytes, offset);
    if (header && areaOf(header) > (best ? areaOf(best.header) : 0)) best = { at: offset, header };
  }
  if (!best || Math.max(best.header.widthPx, best.header.heightPx) < MIN_PREVIEW_PX) return null;
  const { at, header } = best;
  const { length, hasEnd } = readJpegScans(bytes.subarray(at));
  if (!hasEnd) return null;
  const orientation = header.exifData.length > 0 ? header.orientation : rawOrientation(bytes);
  const { takenMs, zoneMin } = header.takenMs === null ? rawTime(bytes) : header;
  return { ...uprightSize({ ...header, orientation }), jpeg: bytes.subarray(at, at + length), header, orientation, takenMs, zoneMin };
}

const areaOf = ({ widthPx, heightPx }: SizePx): number => widthPx * heightPx;

/** Orientation of a RAW photo: in its first TIFF directory; in Canon's CR3, in the TIFF of the box 'CMT1'. */
const rawOrientation = (bytes: Uint8Array): number => exifOrientation(canonTiff(bytes, 'CMT1') ?? bytes);

/** Capture time of a RAW photo; in a CR3, in the TIFF of the box 'CMT2'. */
const rawTime = (bytes: Uint8Array): CaptureTime => readCaptureTime(canonTiff(bytes, 'CMT2') ?? bytes, null);

function canonTiff(bytes: Uint8Array, box: 'CMT1' | 'CMT2'): Uint8Array | null {
  const end = Math.min(bytes.length - 4, MAX_HEADER_BYTES);
  for (let offset = bytes.indexOf(FIRST_LETTER, 4); offset >= 0 && offset < end; offset = bytes.indexOf(FIRST_LETTER, offset + 1)) {
    if (hasTextAt(bytes, box, offset)) return bytes.subarray(offset + 4);
  }
  return null;
}

function startAfter(bytes: Uint8Array, from: number): number {
  for (let offset = bytes.indexOf(START[0], from); offset >= 0; offset = bytes.indexOf(START[0], offset + 1)) {
    if (bytes[offset + 1] === START[1] && bytes[offset + 2] === START[2]) return offset;
  }
  return -1;
}

function headerAt(bytes: Uint8Array, offset: number): JpegHeader | null {
  try {
    const header = readJpegHeader(bytes.subarray(offset, offset + MAX_HEADER_BYTES));
    return header.components === 4 ? null : header;
  } catch (error) {
    if (isPhotoFileError(error)) return null;
    throw error;
  }
}
