/** Reasons to refuse a file; the keys of the spec's messages. [ERRP-05 … ERRP-09] */
export type PhotoErrorKey =
  | 'ERROR_FILE_TO_BIG'
  | 'ERROR_NO_JPG_IMAGE'
  | 'ERROR_COULD_NOT_LOAD'
  | 'ERROR_NO_FILE_ACCESS'
  | 'ERROR_IMAGE_COULD_NOT_BE_LOADED';

/** Hints for the buyer below the message about a refused file. [PENT-09] */
export type PhotoErrorHint =
  | 'HINT_AVIF'
  | 'HINT_VIDEO'
  | 'HINT_SERIES'
  | 'HINT_HEIC_OFF'
  | 'HINT_PNG_OFF'
  | 'HINT_WEBP_OFF'
  | 'HINT_GIF'
  | 'HINT_RAW'
  | 'HINT_JPEG_XL'
  | 'HINT_APPLE_PNG'
  | 'HINT_TIFF_OFF'
  | 'HINT_HDR'
  | 'HINT_PIXELS'
  | 'HINT_PASSES'
  | 'HINT_CUT_OFF'
  | 'HINT_DAMAGED';

/** Bytes that are not a valid photo. The message states the expectation and the offset, for logs. */
export interface PhotoFileError extends Error {
  readonly name: 'PhotoFileError';
  readonly key: PhotoErrorKey;
  /** True if the bytes are valid up to their end: more bytes of the file may complete the header. */
  readonly isCutOff: boolean;
}

export function photoFileError(key: PhotoErrorKey, message: string, isCutOff = false): PhotoFileError {
  return Object.assign(new Error(message), { name: 'PhotoFileError' as const, key, isCutOff });
}

export function isPhotoFileError(error: unknown): error is PhotoFileError {
  return error instanceof Error && error.name === 'PhotoFileError';
}
