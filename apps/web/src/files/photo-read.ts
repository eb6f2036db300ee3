import type { PhotoErrorHint, PhotoErrorKey, PhotoFingerprint, PhotoHeader, QuarterTurn, SizePx } from '@muro/domain';
import { isNoCode } from './load-code.ts';

/** What the header of a chosen file tells, before anything is decoded. [PENT-09] */
export interface HeaderRead extends SizePx {
  readonly kind: PhotoHeader['kind'];
  readonly components: PhotoHeader['components'];
  /** uniqueFileId. [PENT-07] */
  readonly key: string;
  /** ms on the camera's clock, else the time of the file; null for bytes that are no file. */
  readonly takenMs: number | null;
  /** `takenMs` is the time of the file, which says nothing of bursts: files are copied many at once. */
  readonly isFileTime?: boolean;
  /** Minutes that the camera's clock was ahead of UTC; null when the photo does not tell. */
  readonly zoneMin: number | null;
  /** The turn that the file's orientation asks for; the pixels are made upright all the same. [INGEST-11] */
  readonly suggestedRotation: QuarterTurn;
}

/** A chosen file, good or wrong. */
export type FileRead = Read<HeaderRead> & {
  /** Asked for here: the page itself would wait for another process with every file. */
  readonly sizeBytes: number;
};

/** The copies that the editor works with: upright, JPEG. The full-size picture is gone by now. */
export interface CopiesRead {
  readonly web: Blob;
  readonly webSize: SizePx;
  /** The tray picture itself, as a `data:` address: an object address costs the page a wait for another process. */
  readonly thumbUrl: string;
  readonly look: PhotoFingerprint;
}

/** A photo as it can be shown before it is read. */
export interface QuickPicture {
  /** That of `thumbUrl`, decoded; the receiver closes it. */
  readonly picture: ImageBitmap;
  /** As that of `CopiesRead`. */
  readonly thumbUrl: string;
  /** The camera's own small picture: fewer pixels than a tray picture, perhaps other colours. */
  readonly isRough: boolean;
}

/** A photo of another kind as the JPEG that is sent and printed. */
export interface JpegRead extends SizePx {
  readonly file: Blob;
}

export interface ReadFailure {
  readonly error: PhotoErrorKey;
  readonly hint?: PhotoErrorHint | null;
}

export type Read<T> = ({ readonly error: null } & T) | ReadFailure;

/**
 * Returns the meaning of a failed read: the file was moved, deleted or closed to the browser after it was chosen, or it is broken.
 *
 * @throws the error itself where the code that reads did not come: nothing is known of the file then
 */
export function failureOf(error: unknown): ReadFailure {
  if (isNoCode(error)) throw error;
  const isUnreadable = error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError');
  return { error: isUnreadable ? 'ERROR_NO_FILE_ACCESS' : 'ERROR_COULD_NOT_LOAD' };
}
