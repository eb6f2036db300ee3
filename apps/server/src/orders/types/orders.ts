import type { OrderState, PaymentState, PostalAddress, Withdrawal } from '@muro/api';
import type { SizeCm } from '@muro/domain';
import type { Actor } from '@muro/shop';
import type { DrawnCollage } from '../../collages/types/collages.ts';
import type { MailKind, MailState } from '../../db/schema/mail-kind.ts';
import type { checkoutColumns, termColumns } from '../../db/schema/order-columns.ts';
import type { orders } from '../../db/schema/schema.ts';
import type { IdempotencyKey } from '../../values/idempotency-key.ts';

/** Another address in the same country, because the price depends on the country. */
export type AddressChange = Omit<PostalAddress, 'country'>;

/** An order line, as it was when it was ordered. */
export interface OrderLine extends SizeCm {
  readonly collageId: number;
  readonly version: number;
  readonly design: string;
  readonly material: string;
  readonly quantity: number;
  /** Price of one piece. */
  readonly priceCents: number;
  readonly withdrawal: Withdrawal;
}

/** An order line after it was placed. */
export interface PlacedLine extends OrderLine {
  readonly withdrawnAt: Date | null;
}

/** A new order line with the document to print. */
export interface NewLine extends OrderLine {
  readonly templateId: string;
  /** The collage on the ordered material, as XML; null: the version itself has that material and is printed. */
  readonly xml: string | null;
}

type OrderRow = Readonly<typeof orders.$inferSelect>;

/** Terms of an order at the time when it was placed, independent of later changes of the shop. */
export type OrderTerms = Pick<OrderRow, keyof typeof termColumns>;

/** Facts of an order from the shop's own checkout. */
export type CheckoutFacts = Pick<OrderRow, keyof typeof checkoutColumns>;

/** An order without its lines. */
export interface Order extends OrderTerms, CheckoutFacts, Pick<OrderRow, 'id' | 'ownerId' | 'totalCents' | 'currency' | 'address'> {}

export interface Parcel {
  readonly carrier: string;
  readonly code: string;
  /** Tracking URL; '' for none. */
  readonly url: string;
}

export interface PlacedOrder extends Order, Pick<OrderRow, 'payment' | 'holdReason' | 'graceUntil' | 'createdAt'> {
  /** At least one. */
  readonly lines: readonly PlacedLine[];
  readonly state: OrderState;
  /** Reason why printing failed, a key of `PRINT_FAILURES`; '' otherwise. */
  readonly reason: string;
  readonly parcels: readonly (Parcel & { readonly at: Date })[];
}

export interface Placement {
  /** At least one; they are numbered from 1 in this order. */
  readonly lines: readonly NewLine[];
  /** Lines to remove from the cart; without a number, all lines of the collage. */
  readonly fromCart: readonly { readonly collageId: number; readonly line?: number | undefined }[];
  readonly idempotencyKey: IdempotencyKey | null;
  readonly maxOrders: number;
  /** The terms whose hash the order contains; '' for none. */
  readonly terms: string;
  readonly graceMinutes: number;
  /** True if it was paid elsewhere. */
  readonly isPaid: boolean;
}

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly id: number }
  | { readonly kind: 'other-content' }
  /** The version does not exist any more. */
  | { readonly kind: 'unknown' }
  /** The owner has reached the limit of orders. */
  | { readonly kind: 'full' }
  /** Too many of the owner's orders wait for printing. */
  | { readonly kind: 'too-many' };

export interface PageRequest {
  /** Last order of the previous page; null: start with the newest. */
  readonly after: number | null;
  readonly limit: number;
}

export interface OrdersPage {
  readonly orders: readonly PlacedOrder[];
  /** Value of `after` for the next page; null on the last page. */
  readonly next: number | null;
}

export interface Orders {
  /** Inserts the order and its print jobs in one transaction, and removes its lines from the cart. */
  place(order: Order, placing: Placement): Promise<OrderOutcome>;
  /** Returns the outcome of an earlier attempt with this key; null if there was none. */
  findByKey(ownerId: number, key: IdempotencyKey): Promise<OrderOutcome | null>;
  find(ownerId: number, orderId: number): Promise<PlacedOrder | null>;
  /** Returns the collage that a line of the order prints, by default the first; null for an unknown line. */
  findCollage(ownerId: number, orderId: number, line?: number): Promise<DrawnCollage | null>;
  /** Newest first. */
  list(ownerId: number, page: PageRequest): Promise<OrdersPage>;
  /** Finds the order of a number of the shop's own checkout. */
  findByShopNumber(shopNumber: string): Promise<ShopNumbered | null>;
}

/** Id and request hash of an order of the shop's own checkout. */
export interface ShopNumbered {
  readonly id: number;
  readonly requestHash: string | null;
}

/** An entry of an order's history. */
export interface OrderEvent {
  readonly axis: 'production' | 'payment' | 'hold' | 'address' | 'withdrawal';
  readonly from: string;
  readonly to: string;
  readonly who: Actor;
  readonly note: string;
  readonly at: Date;
}

/** An order with everything that the shop sees. */
export interface OrderRecord extends PlacedOrder {
  /** Name of the account. */
  readonly buyer: string;
  readonly events: readonly OrderEvent[];
  readonly withdrawals: readonly WithdrawalStatement[];
  readonly mails: readonly OrderMail[];
}

/** A buyer's statement of withdrawal. */
export interface WithdrawalInput {
  /** Numbers of the order lines, counted from 1. */
  readonly lines: readonly number[];
  readonly name: string;
  /** Second address for the receipt, besides that of the order; '' for none. */
  readonly email: string;
}

export interface WithdrawalStatement extends WithdrawalInput {
  readonly id: number;
  readonly at: Date;
}

/** A mail about an order and its state. */
export interface OrderMail {
  readonly kind: MailKind;
  readonly state: MailState;
  readonly attempts: number;
  readonly reason: string;
  readonly at: Date;
}

export interface RecordFilter extends PageRequest {
  readonly production: OrderState | null;
  readonly payment: PaymentState | null;
  readonly isHeld: boolean | null;
  /** Text to search for: each of its words must be a prefix of a word of the order's numbers, names, addresses or e-mail address. */
  readonly search: string | null;
}

export interface OrderRecords {
  /** Newest first. */
  list(filter: RecordFilter): Promise<OrdersPage>;
  find(orderId: number): Promise<OrderRecord | null>;
}

/** The order and the actor of a change; with `ownerId` the order must belong to that account. */
export interface ChangeContext {
  readonly orderId: number;
  readonly who: Actor;
  readonly ownerId?: number;
}

export type ChangeOutcome =
  | { readonly kind: 'changed' | 'unknown' | 'held' | 'too-late' | 'no-withdrawal' }
  /** The order is in another state than expected, or the transition is not allowed. */
  | { readonly kind: 'other-state' | 'impossible'; readonly state: string };

export interface ProductionChange {
  readonly expected: OrderState;
  readonly to: OrderState;
  readonly note: string;
  readonly parcel: Parcel | null;
  /** The only line that is printed again, counted from 1; undefined: all. */
  readonly line?: number | undefined;
}

export interface OrderChanges {
  updateProduction(context: ChangeContext, change: ProductionChange): Promise<ChangeOutcome>;
  updatePayment(
    context: ChangeContext,
    change: { readonly expected: PaymentState; readonly to: PaymentState; readonly note: string },
  ): Promise<ChangeOutcome>;
  /** Puts an order on hold; an empty reason releases it. */
  updateHold(context: ChangeContext, change: { readonly expected: boolean; readonly reason: string }): Promise<ChangeOutcome>;
  /** Changes the address of an order that its buyer may still change. */
  updateAddress(context: ChangeContext, address: AddressChange): Promise<ChangeOutcome>;
  /**
   * Withdraws from the contract about some order lines; lines that are already withdrawn are ignored and cause no mail.
   *
   * @param holdReason  reason to put an order on hold that was not sent yet
   */
  withdraw(context: ChangeContext, statement: WithdrawalInput, holdReason: string): Promise<ChangeOutcome>;
  /** Adds another parcel to an order that was sent. */
  addParcel(context: ChangeContext, parcel: Parcel): Promise<ChangeOutcome>;
}
