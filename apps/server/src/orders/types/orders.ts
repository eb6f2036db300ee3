import type { ApiLocale, OrderState, PaymentState, PostalAddress, Withdrawal } from '@muro/api';
import type { SizeCm } from '@muro/domain';
import type { Actor } from '@muro/shop';
import type { DrawnCollage } from '../../collages/types/collages.ts';
import type { MailKind, MailState } from '../../db/schema/mail-kind.ts';
import type { ChosenDelivery, OrderAddress } from '../../db/schema/order-parts.ts';
import type { IdempotencyKey } from '../../values/idempotency-key.ts';

/** Another place in the same country, on which the price depends. */
export type AddressChange = Omit<PostalAddress, 'country'>;

/** What was true when the order was placed and stays so, whatever the shop changes later. */
export interface OrderTerms {
  readonly locale: ApiLocale | '';
  /** Null for orders of before. */
  readonly delivery: ChosenDelivery | null;
  readonly deliveryCents: number;
  /** Hundredths of a percent; null for orders of before. */
  readonly vatRate: number | null;
  readonly vatCents: number;
  readonly isVatIncluded: boolean;
  readonly invoiceAddress: PostalAddress | null;
  /** SHA-256 of the terms in the buyer's language, hex; null where the shop had none. */
  readonly termsSha256: string | null;
  /** Keys of the warnings that the buyer saw and ordered all the same. */
  readonly acceptedWarnings: readonly string[];
}

/** A collage of an order, as it was when it was ordered. */
export interface OrderLine extends SizeCm {
  readonly collageId: number;
  readonly version: number;
  readonly design: string;
  readonly material: string;
  readonly quantity: number;
  /** Of one piece. */
  readonly priceCents: number;
  readonly withdrawal: Withdrawal;
}

/** The same once it was placed. */
export interface PlacedLine extends OrderLine {
  readonly withdrawnAt: Date | null;
}

/** A line that is placed, with what it is printed from. */
export interface NewLine extends OrderLine {
  readonly templateId: string;
  /** The collage on the material that was ordered; null: its version has that material, and is what is printed. */
  readonly xml: string | null;
}

/** What the shop's own checkout says of an order that it took. */
export interface CheckoutFacts {
  /** The shop's own number; null for an order of the cart. */
  readonly shopNumber: string | null;
  /** SHA-256 of the request, hex: another request under the same number is a mistake. */
  readonly shopRequestHash: string | null;
  /** Whether its buyer gets mails. */
  readonly isBuyerTold: boolean;
}

/** An order without its lines. */
export interface Order extends OrderTerms, CheckoutFacts {
  readonly id: number;
  readonly ownerId: number;
  readonly totalCents: number;
  readonly currency: string;
  readonly address: OrderAddress;
}

export interface Parcel {
  readonly carrier: string;
  readonly code: string;
  /** Where it can be followed; '' for nowhere. */
  readonly url: string;
}

export interface PlacedOrder extends Order {
  /** At least one. */
  readonly lines: readonly PlacedLine[];
  readonly state: OrderState;
  readonly payment: PaymentState;
  /** Why production rests; '' when it does not. */
  readonly holdReason: string;
  /** Until then the buyer may cancel; null: not at all. */
  readonly graceUntil: Date | null;
  /** Why printing failed, a word of `PRINT_FAILURES`; '' otherwise. */
  readonly reason: string;
  readonly parcels: readonly (Parcel & { readonly at: Date })[];
  readonly createdAt: Date;
}

export interface Placing {
  /** At least one; the order of the lines numbers them from 1. */
  readonly lines: readonly NewLine[];
  /** Lines to remove from the cart; without a number, all lines of the collage. */
  readonly fromCart: readonly { readonly collageId: number; readonly line?: number | undefined }[];
  readonly idempotencyKey: IdempotencyKey | null;
  readonly mostOrders: number;
  /** The terms whose hash the order names; '' for none. */
  readonly terms: string;
  readonly graceMinutes: number;
  /** It was paid elsewhere. */
  readonly isPaid: boolean;
}

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly id: number }
  | { readonly kind: 'other-content' }
  /** The version is no longer there. */
  | { readonly kind: 'unknown' }
  /** The owner has placed as many orders as may be. */
  | { readonly kind: 'full' }
  /** Too many wait for the press. */
  | { readonly kind: 'too-many' };

export interface PageWish {
  /** The last order of the page before; null: from the newest on. */
  readonly after: number | null;
  readonly limit: number;
}

export interface OrdersPage {
  readonly orders: readonly PlacedOrder[];
  /** Goes in as `after`; null on the last page. */
  readonly next: number | null;
}

export interface Orders {
  /** The order and its print jobs, in one step; what is ordered leaves the cart. */
  place(order: Order, placing: Placing): Promise<OrderOutcome>;
  /** What became of an attempt of this name before; null: there was none. */
  earlier(ownerId: number, key: IdempotencyKey): Promise<OrderOutcome | null>;
  find(ownerId: number, orderId: number): Promise<PlacedOrder | null>;
  /** What the order prints as one of its lines, the first by default; null for a line that is not there. */
  collage(ownerId: number, orderId: number, line?: number): Promise<DrawnCollage | null>;
  /** Newest first. */
  list(ownerId: number, page: PageWish): Promise<OrdersPage>;
  /** The order of a number of the shop's own. */
  ofShop(shopNumber: string): Promise<ShopNumbered | null>;
}

/** Which request an order of the shop's own checkout was placed by. */
export interface ShopNumbered {
  readonly id: number;
  readonly requestHash: string | null;
}

/** One change of an order, written down as it happened. */
export interface OrderEvent {
  readonly axis: 'production' | 'payment' | 'hold' | 'address' | 'withdrawal';
  readonly from: string;
  readonly to: string;
  readonly who: Actor;
  readonly note: string;
  readonly at: Date;
}

/** An order as the shop sees it. */
export interface OrderRecord extends PlacedOrder {
  /** Name of the account. */
  readonly buyer: string;
  readonly events: readonly OrderEvent[];
  readonly withdrawals: readonly WithdrawalStatement[];
  readonly mails: readonly OrderMail[];
}

/** That somebody withdraws from the contract, in their words. */
export interface WithdrawalWords {
  /** The collages of the order, counted from 1. */
  readonly lines: readonly number[];
  readonly name: string;
  /** Where the receipt goes beside the address of the order; '' for nowhere. */
  readonly email: string;
}

export interface WithdrawalStatement extends WithdrawalWords {
  readonly id: number;
  readonly at: Date;
}

/** A mail about an order, and whether it went out. */
export interface OrderMail {
  readonly kind: MailKind;
  readonly state: MailState;
  readonly attempts: number;
  readonly reason: string;
  readonly at: Date;
}

export interface RecordFilter extends PageWish {
  readonly production: OrderState | null;
  readonly payment: PaymentState | null;
  readonly isHeld: boolean | null;
  /** Each word of it must be the beginning of a word of the order: of its numbers, names, addresses or e-mail address. */
  readonly search: string | null;
}

export interface OrderRecords {
  /** Newest first. */
  list(filter: RecordFilter): Promise<OrdersPage>;
  find(orderId: number): Promise<OrderRecord | null>;
}

/** Which order, and who wants to change it; with an owner it must be theirs. */
export interface Whose {
  readonly orderId: number;
  readonly who: Actor;
  readonly ownerId?: number;
}

export type ChangeOutcome =
  | { readonly kind: 'changed' | 'unknown' | 'held' | 'too-late' | 'no-withdrawal' }
  /** It is not as it was expected to be, or no such step leads on from there. */
  | { readonly kind: 'other-state' | 'impossible'; readonly state: string };

export interface ProductionChange {
  readonly expected: OrderState;
  readonly to: OrderState;
  readonly note: string;
  readonly parcel: Parcel | null;
  /** The only collage that is printed again, counted from 1; all when left out. */
  readonly line?: number | undefined;
}

export interface OrderChanges {
  production(whose: Whose, change: ProductionChange): Promise<ChangeOutcome>;
  payment(
    whose: Whose,
    change: { readonly expected: PaymentState; readonly to: PaymentState; readonly note: string },
  ): Promise<ChangeOutcome>;
  /** An empty reason lets it go on. */
  hold(whose: Whose, change: { readonly expected: boolean; readonly reason: string }): Promise<ChangeOutcome>;
  /** Another place for an order that its buyer may still change. */
  address(whose: Whose, address: AddressChange): Promise<ChangeOutcome>;
  /**
   * Withdraws from the contract about some collages; what was withdrawn from before stays so and is told to nobody again.
   *
   * @param holdReason  why an order that was not sent yet rests from now on
   */
  withdraw(whose: Whose, words: WithdrawalWords, holdReason: string): Promise<ChangeOutcome>;
  /** One more parcel of an order that was sent. */
  parcel(whose: Whose, parcel: Parcel): Promise<ChangeOutcome>;
}
