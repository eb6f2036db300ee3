import { findEntry, longAt, nextDirectory } from './tiff-directory.ts';

const THUMBNAIL_OFFSET = 0x0201;
const THUMBNAIL_LENGTH = 0x0202;

/**
 * The thumbnail JPEG that cameras put into EXIF data, mostly 160 x 120 px.
 *
 *     TIFF header ─▶ first directory ─▶ second directory ─ 0x0201, 0x0202 ─▶ FFD8 … FFD9
 *
 * The photo's orientation applies to it, too. A photo of other proportions is letterboxed in it.
 *
 * @param tiff  the EXIF segment after 'Exif\0\0'
 * @returns the JPEG's bytes; null without one, or if the data are damaged
 */
export function exifThumbnail(tiff: Uint8Array): Uint8Array | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 8) return null;
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = nextDirectory(view, view.getUint32(4, isLittle), isLittle);
  const from = longAt(view, findEntry(view, directory, isLittle, THUMBNAIL_OFFSET), isLittle);
  const length = longAt(view, findEntry(view, directory, isLittle, THUMBNAIL_LENGTH), isLittle);
  if (from === null || length === null || length < 4 || from + length > tiff.length) return null;
  return view.getUint16(from) === 0xffd8 ? tiff.subarray(from, from + length) : null;
}
