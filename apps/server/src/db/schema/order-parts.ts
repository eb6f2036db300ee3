import type { PostalAddress } from '@muro/api';

export interface OrderAddress extends PostalAddress {
  readonly email: string;
}

/** Delivery of an order as the buyer saw and chose it. */
export interface ChosenDelivery {
  readonly id: string;
  readonly name: string;
  /** Working days. */
  readonly days: { readonly from: number; readonly to: number };
}
