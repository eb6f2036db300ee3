import { type FileKind, fileKindOf } from './file-kind.ts';
import { MAX_PIXELS } from './max-pixels.ts';
import { isPhotoFileError, type PhotoErrorHint, type PhotoErrorKey } from './photo-file-error.ts';
import { readPhotoHeader } from './photo-header.ts';
import { MAX_RAW_BYTES } from './raw-preview.ts';

/** 25 MB. [INGEST-01] */
export const MAX_FILE_BYTES = 26_214_400;

/** Photos a collage holds, new or saved, and files taken at once. [INGEST-10] */
export const MAX_COLLAGE_PHOTOS = 150;

/**
 * The most that a decoder may gather of a photo that comes in several passes, bytes: 33 megapixels with full colour, 66 where the
 * colours are halved, as cameras and phones do. A few hundred bytes can ask for any amount.
 */
export const MAX_GATHERED_BYTES = 200_000_000;

/** Kinds of files that are taken beside JPEG, by a page that turns them into JPEGs itself; none by default. [INGEST-03] */
export interface FileRules {
  readonly pngAllowed: boolean;
  readonly webpAllowed: boolean;
  /** Photos of phones. */
  readonly heicAllowed: boolean;
  readonly avifAllowed: boolean;
  /** Scans. */
  readonly tiffAllowed: boolean;
  /** The previews in RAW photos. */
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
 * Whether a file may come in, judged by its beginning and its length.
 *
 * @param head       the file's first bytes: all of them, or as many as were read
 * @param sizeBytes  length of the whole file
 * @returns the error's key, or null for a file to take. A photo whose header goes on beyond `head` is taken so far.
 * @see [INGEST-01 … INGEST-05]
 */
export function checkPhotoFile(head: Uint8Array, sizeBytes: number, rules: Partial<FileRules> = {}): PhotoErrorKey | null {
  const kind = fileKindOf(head);
  const isAllowed = isTaken(kind, { ...JPEG_ALONE, ...rules });
  if (sizeBytes > (kind === 'raw' && isAllowed ? MAX_RAW_BYTES : MAX_FILE_BYTES)) return 'ERROR_FILE_TO_BIG';
  if (!isAllowed) return 'ERROR_NO_JPG_IMAGE';
  try {
    const { widthPx, heightPx, gatheredBytes } = readPhotoHeader(head, head.length >= sizeBytes);
    return widthPx * heightPx > MAX_PIXELS || gatheredBytes > MAX_GATHERED_BYTES ? 'ERROR_COULD_NOT_LOAD' : null;
  } catch (error) {
    if (!isPhotoFileError(error)) throw error;
    return error.isCutOff && head.length < sizeBytes ? null : error.key;
  }
}

/**
 * What a person can be told about a refused file beyond its message; null when there is nothing to add. [PENT-09]
 *
 * @param head  as much of the file as was needed to refuse it
 */
export function refusalHint(head: Uint8Array, error: PhotoErrorKey, rules: FileRules): PhotoErrorHint | null {
  if (error === 'ERROR_FILE_TO_BIG') return fileKindOf(head) === 'raw' ? 'HINT_RAW' : null;
  if (error === 'ERROR_COULD_NOT_LOAD') return readPhotoHeader(head).gatheredBytes > MAX_GATHERED_BYTES ? 'HINT_PASSES' : 'HINT_PIXELS';
  if (head.length === 0) return 'HINT_CUT_OFF';
  const kind = fileKindOf(head);
  const refused = KIND_HINTS[kind]?.(rules);
  if (refused) return refused;
  return kind === 'other' ? null : endHint(head);
}

/** What is said of a kind that is not taken at all, or not by these rules. */
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

/** For a file of a good kind whose header ends too early. */
function endHint(head: Uint8Array): PhotoErrorHint | null {
  try {
    readPhotoHeader(head);
    return null;
  } catch (error) {
    return isPhotoFileError(error) && error.isCutOff ? 'HINT_CUT_OFF' : null;
  }
}

function isTaken(kind: FileKind, rules: FileRules): boolean {
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
