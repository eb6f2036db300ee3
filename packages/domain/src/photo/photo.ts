import type { SizePx } from '../geometry/rect.ts';
import type { PhotoSubject } from './subject.ts';

/** Sources of photos; the number is the `t` of the upload call and the `type` of a stored photo. [PENT-02] */
export const PHOTO_TYPES = { COMPUTER: 1, QUOTES: 2, SOCIAL: 3 } as const;
export type PhotoType = keyof typeof PHOTO_TYPES;

/** A photo in a collage: its upright size (EXIF orientation applied), in px of the original. The domain holds no pixels. */
export interface Photo extends SizePx {
  /** Identity within a collage: the server's number as text; a local key until the photo is uploaded. */
  readonly id: string;
  readonly name: string;
  readonly type: PhotoType;
  /** The subject in the photo; absent before it was searched for, and if none was found. */
  readonly subject?: PhotoSubject;
}
