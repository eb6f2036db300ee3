import type { OrderFacts, OrderState, Withdrawal } from './orders.ts';
import type { PostalAddress } from './postal-address.ts';

/** An order as its page shows it to its owner and to everybody with its link. It does not contain the order's e-mail address. */
export interface OrderPageAnswer extends Readonly<OrderFacts> {
  readonly id: number;
  /** Number that the shop's own checkout gave the order; null for an order from Muro's cart. */
  readonly shopNumber: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly state: OrderState;
  /** Reason of a failed print, in the requested language; '' otherwise. */
  readonly reason: string;
  /** True while the shop has put the order on hold. */
  readonly isHeld: boolean;
  readonly parcels: readonly OrderPageParcel[];
  readonly lines: readonly OrderPageLine[];
  readonly isVatIncluded: boolean;
  readonly address: PostalAddress;
  /** Null if the invoice goes to the delivery address. */
  readonly invoice: PostalAddress | null;
  /** Links that order the same again; each has a name if there are several. */
  readonly again: readonly { readonly name: string; readonly address: string }[];
  /** Last day of the withdrawal term, as '2026-11-19'; null until a parcel is sent. */
  readonly withdrawUntil: string | null;
  /** ISO 8601: end of the time in which the buyer may cancel; null after it. */
  readonly changeableUntil: string | null;
  /** True for a visitor with the link only: every change except a withdrawal requires the order's e-mail address. */
  readonly isByLink: boolean;
}

/** A parcel of an order. */
interface OrderPageParcel {
  readonly carrier: string;
  readonly code: string;
  /** URL for tracking the parcel; '' for none. */
  readonly url: string;
}

/** A collage of an order. */
export interface OrderPageLine {
  /** Name of the design. */
  readonly design: string;
  /** cm */
  readonly width: number;
  readonly height: number;
  readonly material: string;
  readonly quantity: number;
  /** Price of one piece. */
  readonly priceCents: number;
  /** Withdrawal term, as agreed. */
  readonly withdrawal: Withdrawal;
  /** ISO 8601: time of the buyer's withdrawal; null for none. */
  readonly withdrawnAt: string | null;
  /** True if its buyer may withdraw from it now. */
  readonly canWithdraw: boolean;
}
