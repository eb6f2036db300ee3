import type { Collage, Page, TextShaper } from '@muro/domain';

/** Input for painting: the page, the collage and the locations of its pictures. Print files, flat pictures and tickets use it. */
export interface PaintJob {
  readonly page: Page;
  readonly collage: Collage;
  /** Null omits texts; sufficient for a page without texts. */
  readonly shaper: TextShaper | null;
  /** Returns the path of the original file of a photo of the collage. */
  fileOf(photoId: string): string;
  /** Returns the path of a picture that belongs to the design; null if it does not exist. */
  resourceFileOf(source: string): string | null;
  /** Called after each picture with the number of finished pictures and their total. */
  onProgress?(done: number, total: number): void;
}
