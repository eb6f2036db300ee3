import { type FileKind, fileKindOf } from './file-kind.ts';
import { MAX_PIXELS } from './max-pixels.ts';
import { isPhotoFileError, type PhotoErrorHint, type PhotoErrorKey } from './photo-file-error.ts';
import { readPhotoHeader } from './photo-header.ts';
import { MAX_RAW_BYTES } from './raw-preview.ts';

/** 25 MiB. [INGEST-01] */
export const MAX_FILE_BYTES = 26_214_400;

/** Maximum number of photos of a collage, new or saved, and of files of one upload. [INGEST-10] */
export const MAX_COLLAGE_PHOTOS = 150;

/**
 * Maximum size in bytes of the coefficients that a decoder may hold for a progressive photo: 33 megapixels with full colour, 66 with chroma
 * subsampling, which cameras and phones use. A hostile file of a few hundred bytes can declare any amount.
 */
export const MAX_COEFFICIENT_BYTES = 200_000_000;

/** Kinds of files that are accepted besides JPEG, by a page that converts them to JPEG itself; none by default. [INGEST-03] */
export interface FileRules {
  readonly pngAllowed: boolean;
  readonly webpAllowed: boolean;
  /** Photos of phones (HEIF container). */
  readonly heicAllowed: boolean;
  readonly avifAllowed: boolean;
  /** TIFF, mostly scans. */
  readonly tiffAllowed: boolean;
  /** RAW photos, of which the embedded preview is used. */
  readonly rawAllowed: boolean;
}

const JPEG_ALONE: FileRules = {
  pngAllowed: false,
  webpAllowed: false,
  heicAllowed: false,
  avifAllowed: false,
  tiffAllowed: false,
  rawAllowed: false,
};

/**
 * Checks if a file may be uploaded, by its first bytes and its length.
 *
 * @param head       first bytes of the file, or all of them
 * @param sizeBytes  length of the whole file
 * @returns the error's key; null for an accepted file. A photo whose header extends beyond `head` is accepted at this point.
 * @see [INGEST-01 … INGEST-05]
 */
export function checkPhotoFile(head: Uint8Array, sizeBytes: number, rules: Partial<FileRules> = {}): PhotoErrorKey | null {
  const kind = fileKindOf(head);
  const isAllowed = isAllowedKind(kind, { ...JPEG_ALONE, ...rules });
  if (sizeBytes > (kind === 'raw' && isAllowed ? MAX_RAW_BYTES : MAX_FILE_BYTES)) return 'ERROR_FILE_TO_BIG';
  if (!isAllowed) return 'ERROR_NO_JPG_IMAGE';
  try {
    const { widthPx, heightPx, coefficientBytes } = readPhotoHeader(head, head.length >= sizeBytes);
    return widthPx * heightPx > MAX_PIXELS || coefficientBytes > MAX_COEFFICIENT_BYTES ? 'ERROR_COULD_NOT_LOAD' : null;
  } catch (error) {
    if (!isPhotoFileError(error)) throw error;
    return error.isCutOff && head.length < sizeBytes ? null : error.key;
  }
}

/**
 * The hint that a buyer sees below the message about a refused file; null if there is none. [PENT-09]
 *
 * @param head  first bytes of the file, at least those that `checkPhotoFile` needed
 */
export function refusalHint(head: Uint8Array, error: PhotoErrorKey, rules: FileRules): PhotoErrorHint | null {
  if (error === 'ERROR_FILE_TO_BIG') return fileKindOf(head) === 'raw' ? 'HINT_RAW' : null;
  if (error === 'ERROR_COULD_NOT_LOAD')
    return readPhotoHeader(head).coefficientBytes > MAX_COEFFICIENT_BYTES ? 'HINT_PASSES' : 'HINT_PIXELS';
  if (head.length === 0) return 'HINT_CUT_OFF';
  const kind = fileKindOf(head);
  const refused = KIND_HINTS[kind]?.(rules);
  if (refused) return refused;
  return kind === 'other' ? null : endHint(head);
}

/** Hint for each kind of file that is never accepted, or not accepted by these rules. */
const KIND_HINTS: Partial<Record<FileKind, (rules: FileRules) => PhotoErrorHint | null>> = {
  video: () => 'HINT_VIDEO',
  'heic-series': () => 'HINT_SERIES',
  gif: () => 'HINT_GIF',
  raw: () => 'HINT_RAW',
  'jpeg-xl': () => 'HINT_JPEG_XL',
  'apple-png': () => 'HINT_APPLE_PNG',
  avif: ({ avifAllowed }) => (avifAllowed ? null : 'HINT_AVIF'),
  tiff: ({ tiffAllowed }) => (tiffAllowed ? null : 'HINT_TIFF_OFF'),
  heic: ({ heicAllowed }) => (heicAllowed ? null : 'HINT_HEIC_OFF'),
  png: ({ pngAllowed }) => (pngAllowed ? null : 'HINT_PNG_OFF'),
  webp: ({ webpAllowed }) => (webpAllowed ? null : 'HINT_WEBP_OFF'),
};

/** Hint for a file of an accepted kind whose header ends too early. */
function endHint(head: Uint8Array): PhotoErrorHint | null {
  try {
    readPhotoHeader(head);
    return null;
  } catch (error) {
    return isPhotoFileError(error) && error.isCutOff ? 'HINT_CUT_OFF' : null;
  }
}

function isAllowedKind(kind: FileKind, rules: FileRules): boolean {
  const { pngAllowed, webpAllowed, heicAllowed, avifAllowed, tiffAllowed, rawAllowed } = rules;
  const allowed: Partial<Record<FileKind, boolean>> = {
    jpeg: true,
    png: pngAllowed,
    webp: webpAllowed,
    heic: heicAllowed,
    avif: avifAllowed,
    tiff: tiffAllowed,
    raw: rawAllowed,
  };
  return allowed[kind] ?? false;
}
