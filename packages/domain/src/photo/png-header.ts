import type { SizePx } from '../geometry/rect.ts';
import { byteText, hasTextAt, startsWith } from './byte-text.ts';
import { concatBytes } from './concat-bytes.ts';
import { exifOrientation } from './exif-orientation.ts';
import type { ByteRange } from './jpeg-segments.ts';
import { photoFileError } from './photo-file-error.ts';

const SIGNATURE = '\x89PNG\r\n\x1a\n';
const HEADER_BYTES = 33;
/** Bytes of a chunk's length, type and checksum. */
const CHUNK_BYTES = 12;
/** Type and keyword of the text chunk with XMP. */
const XMP_CHUNK = 'iTXtXML:com.adobe.xmp\0';
/** Chunks that define the colour space. */
const PROFILE_CHUNKS = ['iCCP', 'cICP'];

/**
 * Reads the size of a PNG: the signature, then the chunk IHDR.
 *
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE; `isCutOff` if the bytes end too early
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

/** Metadata in the chunks of a PNG. */
export interface PngChunks {
  /** True if it has a colour profile of its own. */
  readonly hasProfile: boolean;
  /** EXIF orientation 1–8; width and height are as stored, before this rotation. */
  readonly orientation: number;
  /** The EXIF data, a small TIFF file; null without them. */
  readonly exif: Uint8Array | null;
  /** The XMP packet; null without one. */
  readonly xmp: string | null;
  /** Ranges of the complete eXIf chunks. */
  readonly exifChunks: readonly ByteRange[];
  /** True if the bytes end before the last chunk. */
  readonly isCutOff: boolean;
}

/** @param bytes  of a PNG; `isCutOff` and chunks after the pixels need the whole file */
export function readPngChunks(bytes: Uint8Array): PngChunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const exifChunks: ByteRange[] = [];
  let [hasProfile, isCutOff] = [false, true];
  let xmp: string | null = null;
  for (let offset = SIGNATURE.length; offset + CHUNK_BYTES <= bytes.length; ) {
    const to = offset + CHUNK_BYTES + view.getUint32(offset);
    if (hasTextAt(bytes, 'IEND', offset + 4)) {
      isCutOff = false;
      break;
    }
    hasProfile ||= PROFILE_CHUNKS.some((name) => hasTextAt(bytes, name, offset + 4));
    if (hasTextAt(bytes, 'eXIf', offset + 4) && to <= bytes.length) exifChunks.push({ from: offset, to });
    if (hasTextAt(bytes, XMP_CHUNK, offset + 4) && to <= bytes.length) xmp ??= byteText(bytes, offset + 8, to - offset - CHUNK_BYTES);
    offset = to;
  }
  const [first] = exifChunks;
  const exif = first ? bytes.subarray(first.from + 8, first.to - 4) : null;
  return { hasProfile, orientation: exifOrientation(exif), exif, xmp, exifChunks, isCutOff };
}

/** The PNG without its EXIF data, so that decoders do not rotate it: browsers differ in the orientations that they apply. */
export function withoutPngOrientation(bytes: Uint8Array, { exifChunks }: PngChunks): Uint8Array<ArrayBuffer> {
  const starts = [0, ...exifChunks.map(({ to }) => to)];
  const ends = [...exifChunks.map(({ from }) => from), bytes.length];
  return concatBytes(starts.map((from, index) => bytes.subarray(from, ends[index])));
}
