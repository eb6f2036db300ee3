import type { DrawnCollage } from './collages.ts';

/** Pictures of users' collages, each painted once. */
export interface CollagePainter {
  /**
   * Paints the thumbnail of a collage that has none. @returns the name of its blob, '' if it cannot be painted
   *
   * @throws {StoreUnavailableError} and other temporary failures: a lost database connection, {ChildFailure} of a busy machine
   */
  collagePicture(collage: DrawnCollage): Promise<string>;
  /** Paints the front of a collage as it hangs, JPEG; null if it cannot be painted. Throws like `collagePicture`. */
  frontPicture(collage: DrawnCollage): Promise<Buffer | null>;
  /** Paints the finished product on a wall, JPEG; null if it cannot be painted. Throws like `collagePicture`. */
  objectPicture(collage: DrawnCollage): Promise<Buffer | null>;
}
