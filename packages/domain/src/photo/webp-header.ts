import type { SizePx } from '../geometry/rect.ts';
import { byteText, hasTextAt } from './byte-text.ts';
import { type CaptureTime, NO_TIME } from './capture-time.ts';
import { concatBytes } from './concat-bytes.ts';
import { exifOrientation } from './exif-orientation.ts';
import { photoFileError } from './photo-file-error.ts';
import { readCaptureTime } from './read-capture-time.ts';

/** Properties of a WebP. */
export interface WebpHeader extends SizePx, CaptureTime {
  /** EXIF orientation 1–8; width and height are as stored, before this rotation. */
  readonly orientation: number;
  /** True if it has a colour profile of its own. */
  readonly hasProfile: boolean;
}

interface Chunk {
  readonly at: number;
  /** First byte of the contents, and the first byte after them. */
  readonly from: number;
  readonly to: number;
}

const RIFF_HEAD = 12;
const CHUNK_HEAD = 8;
const HAS_PROFILE = 0x20;
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;
const EXIF_MARK = 'Exif\0\0';

/**
 * Reads a WebP's size, orientation and capture time. EXIF and XMP chunks are at the end of the file.
 *
 *     'RIFF' length 'WEBP' │ 'VP8X' flags, size │ ('ICCP') │ 'VP8 ' or 'VP8L' or frames … │ ('EXIF') │ ('XMP ')
 *
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE; `isCutOff` if the bytes end too early
 * @see https://developers.google.com/speed/webp/docs/riff_container
 */
export function readWebpHeader(bytes: Uint8Array): WebpHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < RIFF_HEAD + CHUNK_HEAD + 10) throw broken('a first chunk', true);
  const plain = { orientation: 1, ...NO_TIME, hasProfile: false };
  const from = RIFF_HEAD + CHUNK_HEAD;
  if (hasTextAt(bytes, 'VP8 ', RIFF_HEAD)) return { ...lossySize(bytes, view, from), ...plain };
  if (hasTextAt(bytes, 'VP8L', RIFF_HEAD)) return { ...losslessSize(bytes, view, from), ...plain };
  if (!hasTextAt(bytes, 'VP8X', RIFF_HEAD)) throw broken("a chunk 'VP8 ', 'VP8L' or 'VP8X'");
  const flags = view.getUint8(from);
  const size = { widthPx: 1 + uint24(view, from + 4), heightPx: 1 + uint24(view, from + 7) };
  const exif = flags & HAS_EXIF ? exifOf(bytes, view) : null;
  const packet = flags & HAS_XMP ? chunkNamed('XMP ', bytes, view) : null;
  const xmp = packet && byteText(packet, 0, packet.length);
  return { ...size, orientation: exifOrientation(exif), hasProfile: (flags & HAS_PROFILE) !== 0, ...readCaptureTime(exif, xmp) };
}

/** True if a file is shorter than the length that it states. */
export function isWebpCutOff(bytes: Uint8Array): boolean {
  return bytes.length < RIFF_HEAD || riffEnd(bytes) > bytes.length;
}

/** The WebP without its EXIF data, so that decoders do not rotate it. */
export function withoutWebpOrientation(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!hasTextAt(bytes, 'VP8X', RIFF_HEAD)) return new Uint8Array(bytes);
  const chunks = [...chunksOf(bytes, view)].filter(({ at }) => !hasTextAt(bytes, 'EXIF', at));
  const withoutExif = concatBytes([bytes.subarray(0, RIFF_HEAD), ...chunks.map(({ at, to }) => bytes.subarray(at, to + ((to - at) % 2)))]);
  new DataView(withoutExif.buffer).setUint32(4, withoutExif.length - CHUNK_HEAD, true);
  withoutExif[RIFF_HEAD + CHUNK_HEAD] = view.getUint8(RIFF_HEAD + CHUNK_HEAD) & ~HAS_EXIF;
  return withoutExif;
}

function lossySize(bytes: Uint8Array, view: DataView, from: number): SizePx {
  if (!hasTextAt(bytes, '\x9d\x01\x2a', from + 3)) throw broken('a key frame of VP8');
  return checkedSize({ widthPx: view.getUint16(from + 6, true) & 0x3fff, heightPx: view.getUint16(from + 8, true) & 0x3fff });
}

function losslessSize(bytes: Uint8Array, view: DataView, from: number): SizePx {
  if (bytes[from] !== 0x2f) throw broken('the mark of VP8L');
  const packed = view.getUint32(from + 1, true);
  return { widthPx: 1 + (packed & 0x3fff), heightPx: 1 + ((packed >>> 14) & 0x3fff) };
}

function checkedSize(size: SizePx): SizePx {
  if (size.widthPx < 1 || size.heightPx < 1) throw broken('a width and height above 0');
  return size;
}

/** The EXIF data without the prefix that some writers add; null if the file declares but does not contain them. */
function exifOf(bytes: Uint8Array, view: DataView): Uint8Array | null {
  const data = chunkNamed('EXIF', bytes, view);
  return data && hasTextAt(data, EXIF_MARK, 0) ? data.subarray(EXIF_MARK.length) : data;
}

function chunkNamed(name: string, bytes: Uint8Array, view: DataView): Uint8Array | null {
  for (const { at, from, to } of chunksOf(bytes, view)) {
    if (!hasTextAt(bytes, name, at)) continue;
    if (to > bytes.length) break;
    return bytes.subarray(from, to);
  }
  if (isWebpCutOff(bytes)) throw broken(`a chunk '${name}'`, true);
  return null;
}

function* chunksOf(bytes: Uint8Array, view: DataView): Generator<Chunk> {
  const end = Math.min(riffEnd(bytes), bytes.length);
  let offset = RIFF_HEAD;
  while (offset + CHUNK_HEAD <= end) {
    const length = view.getUint32(offset + 4, true);
    const from = offset + CHUNK_HEAD;
    yield { at: offset, from, to: from + length };
    offset = from + length + (length % 2);
  }
}

function riffEnd(bytes: Uint8Array): number {
  return CHUNK_HEAD + new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(4, true);
}

function uint24(view: DataView, offset: number): number {
  return view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;
}

function broken(expected: string, isCutOff = false): Error {
  return photoFileError('ERROR_NO_JPG_IMAGE', `Expected ${expected} in a WebP`, isCutOff);
}
