import type { SizePx } from '../geometry/rect.ts';
import { fileKindOf } from './file-kind.ts';
import { readHeicHeader } from './heic-header.ts';
import { readJpegHeader, uprightSize } from './jpeg-header.ts';
import { photoFileError } from './photo-file-error.ts';
import { readPngHeader } from './png-header.ts';
import { readWebpHeader } from './webp-header.ts';

/** What the beginning of a photo tells, whatever its kind; the size is that of the upright photo. */
export interface PhotoHeader extends SizePx {
  readonly kind: 'jpeg' | 'png' | 'webp' | 'heic';
  /** EXIF orientation 1–8 that still has to be applied; 1 for kinds that turn themselves. */
  readonly orientation: number;
  /** Channels of a JPEG's pixels: 4 is CMYK. */
  readonly components: 1 | 3 | 4;
  /** When it was taken, ms on the camera's clock; null where the file does not say. */
  readonly takenMs: number | null;
  /** See `JpegHeader`. */
  readonly gatheredBytes: number;
}

const PLAIN = { orientation: 1, components: 3, takenMs: null, gatheredBytes: 0 } as const;

/**
 * Reads the header of a JPEG, PNG, WebP or HEIC, told apart by their content.
 *
 * @throws {PhotoFileError} ERROR_NO_JPG_IMAGE; `isCutOff` when more of the file may still make a good header
 */
export function readPhotoHeader(bytes: Uint8Array): PhotoHeader {
  const kind = fileKindOf(bytes);
  switch (kind) {
    case 'jpeg': {
      const header = readJpegHeader(bytes);
      const { orientation, components, takenMs, gatheredBytes } = header;
      return { kind, ...uprightSize(header), orientation, components, takenMs, gatheredBytes };
    }
    case 'png':
      return { kind, ...readPngHeader(bytes), ...PLAIN };
    case 'webp': {
      const header = readWebpHeader(bytes);
      return { kind, ...PLAIN, ...uprightSize(header), takenMs: header.takenMs };
    }
    case 'heic': {
      const { widthPx, heightPx } = readHeicHeader(bytes);
      return { kind, widthPx, heightPx, ...PLAIN };
    }
    default:
      throw photoFileError('ERROR_NO_JPG_IMAGE', `Expected a JPEG, PNG, WebP or HEIC but the file is '${kind}'`, bytes.length < 2);
  }
}
