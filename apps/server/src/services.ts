import type { ApiLocale, EditorPart } from '@muro/api';
import type { DiskCatalogue } from './catalogue/read-catalogue.ts';
import type { Metrics } from './metrics.ts';
import type { Painter } from './paint/painter.ts';
import type { Social } from './social/social.ts';
import type { PhotosInWork } from './use-cases/photos-in-work.ts';
import type {
  Accounts,
  Attempts,
  Blobs,
  Collages,
  Orders,
  PasswordHasher,
  PasswordSeals,
  PhotoChecker,
  Photos,
  Sessions,
} from './use-cases/ports.ts';

/** Everything a request may need; a use case takes the part it names. */
export interface Services {
  readonly locale: ApiLocale;
  readonly passwordMin: number;
  readonly trustProxy: boolean;
  readonly quotaBytes: number;
  readonly pngAllowed: boolean;
  readonly heicAllowed: boolean;
  readonly editorOff: readonly EditorPart[];
  /** The built web app; it may not be there yet. */
  readonly webFolder: string;
  /** Style and script of the pages that the server writes. */
  readonly publicFolder: string;
  readonly databaseKind: 'pglite' | 'postgres';
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly hasher: PasswordHasher;
  readonly seals: PasswordSeals;
  readonly attempts: Attempts;
  readonly blobs: Blobs;
  readonly photos: Photos;
  readonly checker: PhotoChecker;
  readonly photosInWork: PhotosInWork;
  readonly collages: Collages;
  readonly orders: Orders;
  readonly catalogue: DiskCatalogue;
  readonly painter: Painter;
  /** Null: people bring no photos from a photo service. */
  readonly social: Social | null;
  readonly metrics: Metrics;
  readonly newId: () => number;
  /** Tells the print worker that an order came in. */
  readonly onOrder: () => void;
  /** Whether the database answers. */
  readonly isAlive: () => Promise<boolean>;
}
