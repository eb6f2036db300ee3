import type { Blobs, Catalogue, PhotoChecker, Photos } from '../use-cases/ports.ts';

/** What painting needs of the server round it. */
export interface PainterPlace {
  readonly photos: Photos;
  readonly blobs: Blobs;
  readonly checker: PhotoChecker;
  readonly catalogue: Catalogue;
  /** The project's own photographs for the design cards. */
  readonly sampleFolder: string;
  readonly cacheFolder: string;
  readonly newId: () => number;
  /** Told what could not be painted. */
  readonly report: (sentence: string) => void;
}
