import type { OrderState, PaymentState, Withdrawal } from './orders.ts';
import type { PostalAddress } from './postal-address.ts';

/** An order as its own page shows it: to its owner, and to everybody who has its link. It does not hold the order's e-mail address. */
export interface OrderPageAnswer {
  readonly id: number;
  /** The number that the shop's own checkout gave it; null for an order of the cart. */
  readonly shopNumber: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly state: OrderState;
  /** Why a failed order failed, in the asked language; '' otherwise. */
  readonly reason: string;
  readonly payment: PaymentState;
  /** The shop has stopped it for now. */
  readonly isHeld: boolean;
  readonly parcels: readonly OrderPageParcel[];
  readonly lines: readonly OrderPageLine[];
  readonly currency: string;
  readonly deliveryCents: number;
  readonly vatCents: number;
  /** Hundredths of a percent; null for orders of before. */
  readonly vatRate: number | null;
  readonly isVatIncluded: boolean;
  readonly totalCents: number;
  /** Days are working days; null for orders of before. */
  readonly delivery: { readonly name: string; readonly days: { readonly from: number; readonly to: number } } | null;
  readonly address: PostalAddress;
  /** Null where the invoice goes to the same address. */
  readonly invoice: PostalAddress | null;
  /** Addresses that order the same again; each has a name where there are several. */
  readonly again: readonly { readonly name: string; readonly address: string }[];
  /** The last day of the term of withdrawal, as '2026-11-19'; null as long as nothing was sent. */
  readonly withdrawUntil: string | null;
  /** ISO 8601: until then the buyer may cancel it; null: no longer. */
  readonly changeableUntil: string | null;
  /** Shown by the link alone: each change, except a withdrawal, asks for the order's e-mail address. */
  readonly isByLink: boolean;
}

/** A parcel of an order. */
interface OrderPageParcel {
  readonly carrier: string;
  readonly code: string;
  /** Where it can be followed; '' for nowhere. */
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
  /** Of one piece. */
  readonly priceCents: number;
  /** As it was agreed. */
  readonly withdrawal: Withdrawal;
  /** ISO 8601: when its buyer withdrew from it; null: not. */
  readonly withdrawnAt: string | null;
  /** Its buyer may withdraw from it at this moment. */
  readonly canWithdraw: boolean;
}
