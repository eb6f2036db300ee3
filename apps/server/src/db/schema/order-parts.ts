import type { PostalAddress } from '@muro/api';

export interface OrderAddress extends PostalAddress {
  readonly email: string;
}

/** How an order is delivered, as the buyer chose and read it. */
export interface ChosenDelivery {
  readonly id: string;
  readonly name: string;
  /** Working days. */
  readonly days: { readonly from: number; readonly to: number };
}
