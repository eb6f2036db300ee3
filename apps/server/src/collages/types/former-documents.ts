import type { StoredDocument } from './collages.ts';

export interface FormerVersion {
  readonly collageId: number;
  readonly version: number;
  readonly xml: string;
}

/** Documents that were stored with their screenshot, by a former version of the server. */
export interface FormerDocuments {
  /** Returns some versions; none when all are taken over. */
  list(): Promise<readonly FormerVersion[]>;
  update(version: FormerVersion, stored: StoredDocument): Promise<void>;
  /** Removes the screenshots of some documents of orders, which are printed and never shown. Returns false when none is left. */
  shrinkOrders(): Promise<boolean>;
}
