import { readJpegHeader } from './jpeg-header.ts';
import { isPhotoFileError, type PhotoErrorKey } from './photo-file-error.ts';

/** 25 MB. [INGEST-01] */
export const MAX_FILE_BYTES = 26_214_400;

/** Photos a collage holds and files taken at once. [INGEST-10] */
export const MAX_SELECT_PHOTOS = 150;

/** 100 megapixels: what a decoder on the machine of a small print shop can be asked to open. */
export const MAX_PIXELS = 100_000_000;

export interface FileRules {
  /** Off by default. [INGEST-03] */
  readonly pngAllowed: boolean;
}

const DEFAULT_RULES: FileRules = { pngAllowed: false };

/**
 * Whether a file may come in, judged by its beginning and its length.
 *
 * @param head       the file's first bytes: all of them, or as many as were read
 * @param sizeBytes  length of the whole file
 * @returns the error's key, or null for a file to take. A JPEG whose header goes on beyond `head` is taken so far.
 * @see [INGEST-01 … INGEST-05]
 */
export function checkPhotoFile(head: Uint8Array, sizeBytes: number, rules: FileRules = DEFAULT_RULES): PhotoErrorKey | null {
  if (sizeBytes > MAX_FILE_BYTES) return 'ERROR_FILE_TO_BIG';
  if (head[0] === 0x89 && head[1] === 0x50) return rules.pngAllowed ? null : 'ERROR_NO_JPG_IMAGE';
  try {
    const { widthPx, heightPx } = readJpegHeader(head);
    return widthPx * heightPx > MAX_PIXELS ? 'ERROR_COULD_NOT_LOAD' : null;
  } catch (error) {
    if (!isPhotoFileError(error)) throw error;
    return error.isCutOff && head.length < sizeBytes && head.length >= 2 ? null : error.key;
  }
}
