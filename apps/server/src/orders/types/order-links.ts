import type { ApiLocale } from '@muro/api';

/** Secrets of links that show an order without sign-in; only their hashes are stored. */
export interface OrderLinks {
  /** The order's present one; made when there is none. */
  current(orderId: number): Promise<string>;
  /** The order behind a link; null for one that is none, or was taken back. */
  find(token: string): Promise<{ readonly orderId: number; readonly ownerId: number; readonly locale: ApiLocale | '' } | null>;
  /** Every link of the order stops working. */
  revoke(orderId: number): Promise<void>;
}
