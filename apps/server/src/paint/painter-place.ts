import type { DiskCatalogue } from '../catalogue/designs/disk-catalogue.ts';
import type { Layouts } from '../catalogue/types/catalogue.ts';
import type { Blobs } from '../files/blobs.ts';
import type { PhotoChecker, Photos } from '../photos/types/photos.ts';

/** Services that painting needs. */
export interface PainterPlace {
  readonly photos: Photos;
  readonly blobs: Blobs;
  readonly checker: PhotoChecker;
  readonly catalogue: DiskCatalogue;
  readonly layouts: Layouts;
  /** Sample photographs for the cards of a shop that has none. */
  readonly sampleFolder: string;
  readonly cacheFolder: string;
  readonly newId: () => number;
  /** Called for pictures that cannot be painted. */
  readonly report: (sentence: string) => void;
}
