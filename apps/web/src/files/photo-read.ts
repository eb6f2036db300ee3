import type { PhotoErrorHint, PhotoErrorKey, PhotoFingerprint, PhotoHeader, QuarterTurn, SizePx } from '@muro/domain';
import { isNoCode } from './load-code.ts';

/** Header data of a chosen file, read before decoding. [PENT-09] */
export interface HeaderRead extends SizePx {
  readonly kind: PhotoHeader['kind'];
  readonly components: PhotoHeader['components'];
  /** uniqueFileId. [PENT-07] */
  readonly key: string;
  /** Capture time in ms on the camera's clock, or else the file's modification time; null for a Blob that is not a File. */
  readonly takenMs: number | null;
  /** True if `takenMs` is the modification time, which does not identify bursts: files are copied many at once. */
  readonly isFileTime?: boolean;
  /** Minutes that the camera's clock was ahead of UTC; null if the photo does not say. */
  readonly zoneMin: number | null;
  /** Rotation by the EXIF orientation; the pixels are made upright anyway. [INGEST-11] */
  readonly suggestedRotation: QuarterTurn;
}

/** A chosen file, valid or rejected. */
export type FileRead = Read<HeaderRead> & {
  /** Read in the worker: on the page, each file would cost a wait for another process. */
  readonly sizeBytes: number;
};

/** The copies that the editor works with: upright, JPEG. The full-size bitmap has been closed. */
export interface CopiesRead {
  readonly web: Blob;
  readonly webSize: SizePx;
  /** The tray picture as a `data:` URL: an object URL would cost the page a wait for another process. */
  readonly thumbUrl: string;
  readonly fingerprint: PhotoFingerprint;
}

/** A preview of a photo, shown before the photo has been read. */
export interface QuickPicture {
  /** The decoded picture of `thumbUrl`; the receiver closes it. */
  readonly picture: ImageBitmap;
  /** Like `thumbUrl` of `CopiesRead`. */
  readonly thumbUrl: string;
  /** True for the camera's embedded thumbnail: fewer pixels than a tray picture, possibly other colours. */
  readonly isRough: boolean;
}

/** A photo of another format, converted to the JPEG that is uploaded and printed. */
export interface JpegRead extends SizePx {
  readonly file: Blob;
}

export interface ReadFailure {
  readonly error: PhotoErrorKey;
  readonly hint?: PhotoErrorHint | null;
}

export type Read<T> = ({ readonly error: null } & T) | ReadFailure;

/**
 * Maps a read error to its message key: the file was moved, deleted or made unreadable after it was chosen, or it is damaged.
 *
 * @throws the error itself if the reading code failed to load, which says nothing about the file
 */
export function failureOf(error: unknown): ReadFailure {
  if (isNoCode(error)) throw error;
  const isUnreadable = error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError');
  return { error: isUnreadable ? 'ERROR_NO_FILE_ACCESS' : 'ERROR_COULD_NOT_LOAD' };
}
