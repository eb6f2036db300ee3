import type { DiskCatalogue } from '../catalogue/disk-catalogue.ts';
import type { Blobs } from '../ports/blobs.ts';
import type { Layouts } from '../ports/catalogue.ts';
import type { PhotoChecker, Photos } from '../ports/photos.ts';

/** What painting needs of the server round it. */
export interface PainterPlace {
  readonly photos: Photos;
  readonly blobs: Blobs;
  readonly checker: PhotoChecker;
  readonly catalogue: DiskCatalogue;
  readonly layouts: Layouts;
  /** The product's own photographs for the cards of a shop that has none. */
  readonly sampleFolder: string;
  readonly cacheFolder: string;
  readonly newId: () => number;
  /** Told what could not be painted. */
  readonly report: (sentence: string) => void;
}
