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
  account(userId: number): Promise<Readonly<Record<string, unknown>> | null>;
  versions(userId: number): AsyncIterable<ExportedCollage>;
  photos(userId: number): AsyncIterable<ExportedPhoto>;
  orders(userId: number): AsyncIterable<PlacedOrder>;
}
