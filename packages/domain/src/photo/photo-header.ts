import type { SizePx } from '../geometry/rect.ts';
import { type CaptureTime, NO_TIME } from './capture-time.ts';
import { exifCaptureTime } from './exif-capture-time.ts';
import { fileKindOf } from './file-kind.ts';
import { readHeicHeader } from './heic-header.ts';
import { heifExif, heifXmp } from './heif-metadata.ts';
import { readJpegHeader, uprightSize } from './jpeg-header.ts';
import { MAX_PIXELS } from './max-pixels.ts';
import { photoFileError } from './photo-file-error.ts';
import { readPngChunks, readPngHeader } from './png-header.ts';
import { rawPreview } from './raw-preview.ts';
import { readCaptureTime } from './read-capture-time.ts';
import { readTiffHeader } from './tiff-header.ts';
import { readWebpHeader } from './webp-header.ts';

/** Kinds of files that can become photos of a collage. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'avif' | 'tiff' | 'raw';

/** Properties of a photo of any kind, read from its first bytes; the size is that of the upright photo. */
export interface PhotoHeader extends SizePx, CaptureTime {
  readonly kind: PhotoKind;
  /** EXIF orientation 1–8 that must still be applied; 1 for kinds that are converted to upright JPEGs. */
  readonly orientation: number;
  /** Channels of a JPEG: 1 grey, 3 colour, 4 CMYK. */
  readonly components: 1 | 3 | 4;
  /** See `JpegHeader`. */
  readonly coefficientBytes: number;
}

const PLAIN = { orientation: 1, components: 3, ...NO_TIME, coefficientBytes: 0 } as const;

/**
 * Reads the header of a photo of any kind; the kind follows from the content.
 *
 * @param isAll  true if the bytes are the whole file
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE; `isCutOff` if more bytes of the file may complete the header
 */
export function readPhotoHeader(bytes: Uint8Array, isAll = true): PhotoHeader {
  const kind = fileKindOf(bytes);
  switch (kind) {
    case 'jpeg': {
      const header = readJpegHeader(bytes);
      const { orientation, components, takenMs, zoneMin, coefficientBytes } = header;
      return { kind, ...uprightSize(header), orientation, components, takenMs, zoneMin, coefficientBytes };
    }
    case 'png':
      return { kind, ...pngHeader(bytes, isAll) };
    case 'webp': {
      const header = readWebpHeader(bytes);
      return { kind, ...PLAIN, ...uprightSize(header), ...timeOf(header) };
    }
    case 'heic':
    case 'avif': {
      const { widthPx, heightPx } = readHeicHeader(bytes);
      return { kind, ...PLAIN, widthPx, heightPx, ...heifTime(bytes, isAll) };
    }
    case 'tiff': {
      const header = readTiffHeader(bytes);
      return { kind, ...PLAIN, ...uprightSize(header), ...timeOf(header) };
    }
    case 'raw': {
      if (!isAll) throw photoFileError('ERROR_NO_JPG_IMAGE', 'Expected a whole RAW photo', true);
      const preview = rawPreview(bytes);
      if (!preview) throw photoFileError('ERROR_NO_JPG_IMAGE', 'Expected a RAW photo with a preview that is large enough');
      const { widthPx, heightPx } = preview;
      return { kind, ...PLAIN, widthPx, heightPx, ...timeOf(preview) };
    }
    default:
      throw photoFileError('ERROR_NO_JPG_IMAGE', `Expected a photo but the file is '${kind}'`, bytes.length < 2);
  }
}

const timeOf = ({ takenMs, zoneMin }: CaptureTime): CaptureTime => ({ takenMs, zoneMin });

/** XMP data may follow the pixels, so they are read only if the EXIF data have no capture time. */
function heifTime(bytes: Uint8Array, isAll: boolean): CaptureTime {
  const exif = heifExif(bytes, isAll);
  return (exif && exifCaptureTime(exif)) ?? readCaptureTime(exif, heifXmp(bytes, isAll));
}

/** EXIF data of a PNG may follow the pixels. */
function pngHeader(bytes: Uint8Array, isAll: boolean): Omit<PhotoHeader, 'kind'> {
  const size = readPngHeader(bytes);
  if (size.widthPx * size.heightPx > MAX_PIXELS) return { ...PLAIN, ...size };
  const { orientation, exif, xmp, isCutOff } = readPngChunks(bytes);
  if (isCutOff && !exif && !isAll) throw photoFileError('ERROR_NO_JPG_IMAGE', 'Expected all chunks of a PNG', true);
  return { ...PLAIN, ...uprightSize({ ...size, orientation }), ...readCaptureTime(exif, xmp) };
}
