import type { StoredDocument } from './collages.ts';

export interface FormerVersion {
  readonly collageId: number;
  readonly version: number;
  readonly xml: string;
}

/** Documents that an older version of the server stored with their screenshot. */
export interface FormerDocuments {
  /** Returns some versions; none if all are migrated. */
  list(): Promise<readonly FormerVersion[]>;
  update(version: FormerVersion, stored: StoredDocument): Promise<void>;
  /** Removes the screenshots from some documents of orders, which are printed and never shown. Returns false if none is left. */
  shrinkOrders(): Promise<boolean>;
}
