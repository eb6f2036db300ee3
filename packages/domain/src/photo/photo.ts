import type { SizePx } from '../geometry/rect.ts';
import type { PhotoSubject } from './subject.ts';

/** Where a photo came from; the number is the `t` of the upload call and the `type` of a stored photo. [PENT-02] */
export const PHOTO_TYPES = { COMPUTER: 1, QUOTES: 2, SOCIAL: 3 } as const;
export type PhotoType = keyof typeof PHOTO_TYPES;

/** A photo as the domain sees it: upright (EXIF orientation applied), at its original size. Pixels live elsewhere. */
export interface Photo extends SizePx {
  /** Identity within a collage: the server's number as text, or a local key until it is stored. */
  readonly id: string;
  readonly name: string;
  readonly type: PhotoType;
  /** Where its subject is; left out while nobody has looked for it, and where none was found. */
  readonly subject?: PhotoSubject;
}
