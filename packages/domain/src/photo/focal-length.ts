import { fileKindOf } from './file-kind.ts';
import { heifExif } from './heif-metadata.ts';
import { APP1, jpegSegments } from './jpeg-segments.ts';
import { isPhotoFileError } from './photo-file-error.ts';
import { findEntry, longAt } from './tiff-directory.ts';

const EXIF_DIRECTORY = 0x8769;
/** FocalLengthIn35mmFilm of the Exif directory: one SHORT. */
const FOCAL_35 = 0xa405;
const TYPE_SHORT = 3;
const EXIF_MARK = 'Exif\0\0';

/**
 * Reads the focal length of a photo as mm on 35 mm film from its EXIF data; null without one, or if the data are damaged.
 *
 * @param bytes  a JPEG or HEIC file, or its first part with the EXIF data
 */
export function readFocal35(bytes: Uint8Array): number | null {
  try {
    const exif = fileKindOf(bytes) === 'jpeg' ? jpegExif(bytes) : heifExif(bytes, true);
    return exif && focal35Of(exif);
  } catch (error) {
    if (!isPhotoFileError(error)) throw error;
    return null;
  }
}

function jpegExif(jpeg: Uint8Array): Uint8Array | null {
  for (const { marker, body } of jpegSegments(jpeg, 2)) {
    const isExif = marker === APP1 && String.fromCharCode(...body.subarray(0, EXIF_MARK.length)) === EXIF_MARK;
    if (isExif) return body.subarray(EXIF_MARK.length);
  }
  return null;
}

function focal35Of(tiff: Uint8Array): number | null {
  if (tiff.length < 8) return null;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = view.getUint16(0) === 0x4949;
  const exif = longAt(view, findEntry(view, view.getUint32(4, isLittle), isLittle, EXIF_DIRECTORY), isLittle);
  const entry = exif === null ? null : findEntry(view, exif, isLittle, FOCAL_35);
  if (entry === null || view.getUint16(entry + 2, isLittle) !== TYPE_SHORT) return null;
  return view.getUint16(entry + 8, isLittle) || null;
}
