import type { DrawnCollage } from './collages.ts';

/** Pictures of people's collages, each painted once. */
export interface CollagePainter {
  /**
   * The picture of a collage that has none: the name of its blob, '' when it cannot be painted.
   *
   * @throws {StoreAwayError} and what else passes: a database that is away, {ChildFailure} of a busy machine
   */
  collagePicture(collage: DrawnCollage): Promise<string>;
  /** A collage as it hangs, JPEG; null when it cannot be painted. It throws as `collagePicture` does. */
  frontPicture(collage: DrawnCollage): Promise<Buffer | null>;
}
