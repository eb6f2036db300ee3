import type { PlacedOrder } from '../../orders/types/orders.ts';

export interface ExportedCollage {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly xml: string;
}

export interface ExportedPhoto {
  readonly id: number;
  /** As its owner's file was called. */
  readonly name: string;
  readonly sha256: string;
}

/** Everything that is kept of one person, some at a time. */
export interface Exports {
  account(userId: number): Promise<Readonly<Record<string, unknown>> | null>;
  versions(userId: number): AsyncIterable<ExportedCollage>;
  photos(userId: number): AsyncIterable<ExportedPhoto>;
  orders(userId: number): AsyncIterable<PlacedOrder>;
}
