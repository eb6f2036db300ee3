import type { PlacedOrder } from '../../orders/types/orders.ts';

export interface ExportedCollage {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly xml: string;
}

export interface ExportedPhoto {
  readonly id: number;
  /** Original file name. */
  readonly name: string;
  readonly sha256: string;
}

/** All data of one user, in batches. */
export interface Exports {
  findAccount(userId: number): Promise<Readonly<Record<string, unknown>> | null>;
  listVersions(userId: number): AsyncIterable<ExportedCollage>;
  listPhotos(userId: number): AsyncIterable<ExportedPhoto>;
  listOrders(userId: number): AsyncIterable<PlacedOrder>;
}
