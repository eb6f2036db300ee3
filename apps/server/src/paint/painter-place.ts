import type { DiskCatalogue } from '../catalogue/designs/disk-catalogue.ts';
import type { Layouts } from '../catalogue/types/catalogue.ts';
import type { Blobs } from '../files/blobs.ts';
import type { PhotoChecker, Photos } from '../photos/types/photos.ts';

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
