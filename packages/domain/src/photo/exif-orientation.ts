import { isPhotoFileError, photoFileError } from './photo-file-error.ts';

const ORIENTATION_TAG = 0x0112;
const TYPE_SHORT = 3;

/**
 * Reads orientation 1–8 from EXIF data (a small TIFF file: byte order, 42, offset of the first directory).
 *
 * Only a single SHORT counts, as in browsers: a LONG, or a value outside 1–8, gives 1.
 *
 * @param tiff  the EXIF segment after 'Exif\0\0'
 * @returns 1–8, or null if the directory has no such entry
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE if byte order, mark or directory are damaged
 * @see [INGEST-04] [INGEST-05]
 */
export function readExifOrientation(tiff: Uint8Array): number | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 8) throw broken('a TIFF header of 8 bytes');
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) throw broken("the byte order 'II' or 'MM'");
  const isLittle = order === 0x4949;
  if (view.getUint16(2, isLittle) !== 42) throw broken('the TIFF mark 42');
  const directory = view.getUint32(4, isLittle);
  if (directory < 8 || directory + 2 > tiff.length) throw broken('a directory inside the segment');
  const count = view.getUint16(directory, isLittle);
  for (let i = 0; i < count; i++) {
    const entry = directory + 2 + 12 * i;
    if (entry + 12 > tiff.length) throw broken(`${count} directory entries`);
    if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue;
    const isSingleShort = view.getUint16(entry + 2, isLittle) === TYPE_SHORT && view.getUint32(entry + 4, isLittle) === 1;
    const value = view.getUint16(entry + 8, isLittle);
    return isSingleShort && value >= 1 && value <= 8 ? value : 1;
  }
  return null;
}

/** Reads orientation 1–8; damaged EXIF data give 1. For kinds of photos that browsers show in spite of damaged EXIF data. */
export function exifOrientation(tiff: Uint8Array | null): number {
  try {
    return (tiff && readExifOrientation(tiff)) ?? 1;
  } catch (error) {
    if (!isPhotoFileError(error)) throw error;
    return 1;
  }
}

function broken(expected: string): Error {
  return photoFileError('ERROR_NO_JPG_IMAGE', `Expected ${expected} in the EXIF data`);
}
