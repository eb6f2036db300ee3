import type { SizePx } from '../geometry/rect.ts';
import { spellsAt } from './byte-text.ts';
import { exifTakenMs } from './exif-date.ts';
import { readExifOrientation } from './exif-orientation.ts';
import { isPhotoFileError, photoFileError } from './photo-file-error.ts';

/** What a WebP says about itself. */
export interface WebpHeader extends SizePx {
  /** EXIF orientation 1–8; width and height are as stored, before this turn. */
  readonly orientation: number;
  /** ms on the camera's clock; null when it does not say. */
  readonly takenMs: number | null;
  /** It has a colour profile of its own. */
  readonly hasProfile: boolean;
}

interface Chunk {
  readonly at: number;
  /** First byte of the contents, and the first after them. */
  readonly from: number;
  readonly to: number;
}

const RIFF_HEAD = 12;
const CHUNK_HEAD = 8;
const HAS_PROFILE = 0x20;
const HAS_EXIF = 0x08;
const EXIF_MARK = 'Exif\0\0';

/**
 * Reads a WebP's size, turn and date. Those that carry EXIF data have it at their very end.
 *
 *     'RIFF' length 'WEBP' │ 'VP8X' flags, size │ ('ICCP') │ 'VP8 ' or 'VP8L' or frames … │ ('EXIF')
 *
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE; `isCutOff` when the bytes just end too early
 * @see https://developers.google.com/speed/webp/docs/riff_container
 */
export function readWebpHeader(bytes: Uint8Array): WebpHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < RIFF_HEAD + CHUNK_HEAD + 10) throw broken('a first chunk', true);
  const plain = { orientation: 1, takenMs: null, hasProfile: false };
  const from = RIFF_HEAD + CHUNK_HEAD;
  if (spellsAt(bytes, 'VP8 ', RIFF_HEAD)) return { ...lossySize(bytes, view, from), ...plain };
  if (spellsAt(bytes, 'VP8L', RIFF_HEAD)) return { ...losslessSize(bytes, view, from), ...plain };
  if (!spellsAt(bytes, 'VP8X', RIFF_HEAD)) throw broken("a chunk 'VP8 ', 'VP8L' or 'VP8X'");
  const flags = view.getUint8(from);
  const size = { widthPx: 1 + uint24(view, from + 4), heightPx: 1 + uint24(view, from + 7) };
  const exif = flags & HAS_EXIF ? exifOf(bytes, view) : null;
  const told = exif ? { orientation: orientationOf(exif), takenMs: exifTakenMs(exif) } : {};
  return { ...size, ...plain, hasProfile: (flags & HAS_PROFILE) !== 0, ...told };
}

/** Whether a whole WebP is shorter than it says. */
export function isWebpCutOff(bytes: Uint8Array): boolean {
  return bytes.length < RIFF_HEAD || riffEnd(bytes) > bytes.length;
}

function lossySize(bytes: Uint8Array, view: DataView, from: number): SizePx {
  if (!spellsAt(bytes, '\x9d\x01\x2a', from + 3)) throw broken('a key frame of VP8');
  return sound({ widthPx: view.getUint16(from + 6, true) & 0x3fff, heightPx: view.getUint16(from + 8, true) & 0x3fff });
}

function losslessSize(bytes: Uint8Array, view: DataView, from: number): SizePx {
  if (bytes[from] !== 0x2f) throw broken('the mark of VP8L');
  const packed = view.getUint32(from + 1, true);
  return { widthPx: 1 + (packed & 0x3fff), heightPx: 1 + ((packed >>> 14) & 0x3fff) };
}

function sound(size: SizePx): SizePx {
  if (size.widthPx < 1 || size.heightPx < 1) throw broken('a width and height above 0');
  return size;
}

/** The EXIF data, without the mark that some writers put before it; null where the file only promises it. */
function exifOf(bytes: Uint8Array, view: DataView): Uint8Array | null {
  for (const { at, from, to } of chunksOf(bytes, view)) {
    if (!spellsAt(bytes, 'EXIF', at)) continue;
    if (to > bytes.length) break;
    const data = bytes.subarray(from, to);
    return spellsAt(data, EXIF_MARK, 0) ? data.subarray(EXIF_MARK.length) : data;
  }
  if (isWebpCutOff(bytes)) throw broken('EXIF data', true);
  return null;
}

function* chunksOf(bytes: Uint8Array, view: DataView): Generator<Chunk> {
  const end = Math.min(riffEnd(bytes), bytes.length);
  let at = RIFF_HEAD;
  while (at + CHUNK_HEAD <= end) {
    const length = view.getUint32(at + 4, true);
    const from = at + CHUNK_HEAD;
    yield { at, from, to: from + length };
    at = from + length + (length % 2);
  }
}

function riffEnd(bytes: Uint8Array): number {
  return CHUNK_HEAD + new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(4, true);
}

/** Damaged EXIF data turns nothing and refuses nothing, as in browsers. */
function orientationOf(exif: Uint8Array): number {
  try {
    return readExifOrientation(exif) ?? 1;
  } catch (error) {
    if (!isPhotoFileError(error)) throw error;
    return 1;
  }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
}

function broken(expected: string, isCutOff = false): Error {
  return photoFileError('ERROR_NO_JPG_IMAGE', `Expected ${expected} in a WebP`, isCutOff);
}
