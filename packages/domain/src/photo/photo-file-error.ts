/** Why a file is not taken or not shown; the keys of the spec's messages. [ERRP-05 … ERRP-09] */
export type PhotoErrorKey =
  | 'ERROR_FILE_TO_BIG'
  | 'ERROR_NO_JPG_IMAGE'
  | 'ERROR_COULD_NOT_LOAD'
  | 'ERROR_NO_FILE_ACCESS'
  | 'ERROR_IMAGE_COULD_NOT_BE_LOADED';

/** What can be said to a person beyond the message, where the file tells. [PENT-09] */
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

/** Bytes that are not the photo they claim to be. The message says what was expected and where, for logs. */
export interface PhotoFileError extends Error {
  readonly name: 'PhotoFileError';
  readonly key: PhotoErrorKey;
  /** The bytes were right as far as they went: more of the file may still make a good header. */
  readonly isCutOff: boolean;
}

export function photoFileError(key: PhotoErrorKey, message: string, isCutOff = false): PhotoFileError {
  return Object.assign(new Error(message), { name: 'PhotoFileError' as const, key, isCutOff });
}

export function isPhotoFileError(error: unknown): error is PhotoFileError {
  return error instanceof Error && error.name === 'PhotoFileError';
}
