import type { ApiLocale } from '@muro/api';

/** Secrets of links that show an order without sign-in; only their hashes are stored. */
export interface OrderLinks {
  /** Returns the order's present secret; creates one if there is none. */
  current(orderId: number): Promise<string>;
  /** Returns the order of a link; null for an unknown or revoked one. */
  find(token: string): Promise<{ readonly orderId: number; readonly ownerId: number; readonly locale: ApiLocale | '' } | null>;
  /** Revokes all links of the order. */
  revoke(orderId: number): Promise<void>;
}
