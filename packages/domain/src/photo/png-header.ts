import type { SizePx } from '../geometry/rect.ts';
import { byteText, spellsAt, startsWith } from './byte-text.ts';
import { exifTurn } from './exif-orientation.ts';
import { joinedBytes } from './joined-bytes.ts';
import type { ByteRange } from './jpeg-segments.ts';
import { photoFileError } from './photo-file-error.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
const HEADER_BYTES = 33;
/** Length, four letters, check sum. */
const CHUNK_BYTES = 12;
/** Type and keyword of the text chunk with XMP. */
const XMP_CHUNK = 'iTXtXML:com.adobe.xmp\0';
/** Chunks that say which colours the numbers mean. */
const PROFILE_CHUNKS = ['iCCP', 'cICP'];

/**
 * The size of a PNG: the mark, then the chunk IHDR.
 *
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE; `isCutOff` when the bytes just end too early
 * @see [INGEST-02] [INGEST-03]
 */
export function readPngHeader(bytes: Uint8Array): SizePx {
  if (bytes.length < HEADER_BYTES) throw photoFileError('ERROR_NO_JPG_IMAGE', 'Expected a PNG header of 33 bytes', true);
  if (!startsWith(bytes, `${SIGNATURE}\0\0\0\rIHDR`)) throw photoFileError('ERROR_NO_JPG_IMAGE', 'Expected the PNG mark and IHDR');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [widthPx, heightPx] = [view.getUint32(16), view.getUint32(20)];
  if (widthPx < 1 || heightPx < 1) throw photoFileError('ERROR_NO_JPG_IMAGE', 'Expected a width and height above 0 in IHDR');
  return { widthPx, heightPx };
}

/** What the chunks of a PNG tell. */
export interface PngChunks {
  /** It has a colour profile of its own. */
  readonly hasProfile: boolean;
  /** EXIF orientation 1–8; width and height are as stored, before this turn. */
  readonly orientation: number;
  /** The EXIF data, a small TIFF file; null without them. */
  readonly exif: Uint8Array | null;
  /** The XMP packet; null without one. */
  readonly xmp: string | null;
  /** The whole eXIf chunks. */
  readonly exifChunks: readonly ByteRange[];
  /** The bytes end before the last chunk. */
  readonly isCutOff: boolean;
}

/** @param bytes  of a PNG; all of them, to know whether it is cut off, and what stands behind its pixels */
export function readPngChunks(bytes: Uint8Array): PngChunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const exifChunks: ByteRange[] = [];
  let [hasProfile, isCutOff] = [false, true];
  let xmp: string | null = null;
  for (let at = SIGNATURE.length; at + CHUNK_BYTES <= bytes.length; ) {
    const to = at + CHUNK_BYTES + view.getUint32(at);
    if (spellsAt(bytes, 'IEND', at + 4)) {
      isCutOff = false;
      break;
    }
    hasProfile ||= PROFILE_CHUNKS.some((name) => spellsAt(bytes, name, at + 4));
    if (spellsAt(bytes, 'eXIf', at + 4) && to <= bytes.length) exifChunks.push({ from: at, to });
    if (spellsAt(bytes, XMP_CHUNK, at + 4) && to <= bytes.length) xmp ??= byteText(bytes, at + 8, to - at - CHUNK_BYTES);
    at = to;
  }
  const [first] = exifChunks;
  const exif = first ? bytes.subarray(first.from + 8, first.to - 4) : null;
  return { hasProfile, orientation: exifTurn(exif), exif, xmp, exifChunks, isCutOff };
}

/** The PNG without its EXIF data: no decoder turns it. Browsers differ in whether they do, and by which of the eight orientations. */
export function unturnedPng(bytes: Uint8Array, { exifChunks }: PngChunks): Uint8Array<ArrayBuffer> {
  const starts = [0, ...exifChunks.map(({ to }) => to)];
  const ends = [...exifChunks.map(({ from }) => from), bytes.length];
  return joinedBytes(starts.map((from, index) => bytes.subarray(from, ends[index])));
}
