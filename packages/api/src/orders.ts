import { z } from 'zod';
import { addressAnswer, addressRequest, invoiceRequest, orderEmail } from './address-fields.ts';
import { attemptKey, cents, count, plainText } from './fields.ts';
import { idAnswer, idField, idText } from './id.ts';

/** States of production and delivery. */
export const ORDER_STATES = ['received', 'printing', 'printed', 'sent', 'cancelled', 'failed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** States of payment, independent of production. */
export const PAYMENT_STATES = ['to-be-paid', 'paid', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Right of withdrawal. Goods made to specification have none. */
export const WITHDRAWALS = ['none', '14 days'] as const;
export type Withdrawal = (typeof WITHDRAWALS)[number];

export const MAX_QUANTITY = 99;

/** Warnings about a collage that a buyer sees, and may accept, before ordering. */
export const ORDER_WARNINGS = ['low-resolution', 'photo-twice', 'words-cut'] as const;
export type OrderWarning = (typeof ORDER_WARNINGS)[number];

/** Maximum number of collages in one order. */
export const MAX_LINES = 20;

const days = z.object({ from: z.number().int(), to: z.number().int() });

/** Prices and terms of an order as shown above the order button. */
export const agreedOffer = z.object({
  /** One entry per collage, in the order of the request. */
  lines: z
    .array(
      z.object({
        /** Price of one piece. */
        priceCents: cents,
        withdrawal: z.enum(WITHDRAWALS),
      }),
    )
    .min(1)
    .max(MAX_LINES),
  currency: plainText(3),
  delivery: z.object({ name: plainText(200), days }),
  deliveryCents: cents,
  isVatIncluded: z.boolean(),
  /** Hundredths of a percent. */
  vatRate: z.number().int().nonnegative(),
  vatCents: cents,
  totalCents: cents,
  /** SHA-256 of the terms, hex, as in the draft; '' for none. */
  terms: plainText(64),
});
export type AgreedOffer = z.infer<typeof agreedOffer>;

/** Number of a cart line, from 1, among those of its collage: one collage can be ordered on several materials. */
export const lineNumber = count().optional();

const lineRequest = z.object({
  collageid: idField,
  /** Cart line that is ordered and then removed from the cart. By default all lines of the collage. */
  line: lineNumber,
  /** Version that the buyer saw; a newer save does not change the order. */
  version: count(),
  /** Required if the collage has no material. */
  material: plainText(20).optional(),
  quantity: count(MAX_QUANTITY),
});

/** Ordered collages and addresses. The server computes the price. */
export const orderRequest = lineRequest.extend({
  /** Further collages of the order. */
  more: z
    .array(lineRequest)
    .max(MAX_LINES - 1)
    .optional(),
  ...addressRequest.shape,
  email: orderEmail,
  /** Delivery method of the draft; by default the first one for the country. */
  delivery: plainText(30).optional(),
  /** Total that the buyer saw. If it has changed, the order is refused. */
  agreedtotalcents: count().optional(),
  /** Terms that the buyer saw. If any of them has changed, the order is refused. */
  agreed: agreedOffer.optional(),
  /** Comma-separated keys of the warnings that the buyer saw and accepted. */
  acceptedwarnings: z
    .string()
    .regex(/^[A-Za-z0-9_.-]{1,60}(,[A-Za-z0-9_.-]{1,60}){0,19}$/)
    .optional(),
  /** Invoice address, if it differs from the delivery address: complete or omitted. */
  ...invoiceRequest.shape,
  /** Alternative to the Idempotency-Key header, for clients that send plain forms. */
  idempotencykey: attemptKey.optional(),
});
export type OrderRequest = z.infer<typeof orderRequest>;

export const deliveryAnswer = z.object({
  id: z.string(),
  name: z.string(),
  /** Working days from the order to the arrival. */
  days,
});

/** A collage in an order or a draft. */
export const collageAnswer = z.object({
  collageid: idAnswer,
  /** Ordered version. */
  version: z.number().int().positive(),
  /** Name of the design. */
  design: z.string(),
  /** cm */
  width: z.number(),
  height: z.number(),
  material: z.string(),
});

/** A collage as it was ordered. */
const pieceAnswer = collageAnswer.extend({
  quantity: z.number().int().positive(),
  /** Price of one piece. */
  priceCents: cents,
});

const parcelAnswer = z.object({
  carrier: z.string(),
  code: z.string(),
  /** URL for tracking the parcel; '' for none. */
  url: z.string(),
  /** ISO 8601. */
  at: z.string(),
});

/** Facts of an order that its row in the database, its answers and its page have under the same names. */
export const orderFacts = z.object({
  deliveryCents: cents,
  /** VAT in the total. */
  vatCents: cents,
  /** Hundredths of a percent; null for orders placed before the rate was recorded. */
  vatRate: z.number().int().nullable(),
  totalCents: cents,
  currency: z.string(),
  payment: z.enum(PAYMENT_STATES),
  /** Null for orders placed before it was recorded. */
  delivery: deliveryAnswer.nullable(),
});
export type OrderFacts = z.infer<typeof orderFacts>;

export const FACTS_EXAMPLE: OrderFacts = {
  deliveryCents: 495,
  vatCents: 519,
  vatRate: 2100,
  totalCents: 2990,
  currency: 'EUR',
  payment: 'to-be-paid',
  delivery: { id: 'parcel', name: 'Parcel', days: { from: 3, to: 5 } },
};

export const orderAnswer = z.object({
  id: idAnswer,
  ...pieceAnswer.shape,
  state: z.enum(ORDER_STATES),
  /** Reason of a failed print, in the requested language; '' otherwise. */
  reason: z.string(),
  ...orderFacts.shape,
  /** True while the shop has put the order on hold. */
  isHeld: z.boolean(),
  invoice: addressAnswer.nullable(),
  parcels: z.array(parcelAnswer),
  /** ISO 8601: end of the time in which the order can be cancelled; null if it cannot. */
  cancellableUntil: z.string().nullable(),
  ...addressAnswer.shape,
  email: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  picture: z.string(),
  /** All collages of the order; the fields above repeat the first one. */
  lines: z.array(
    pieceAnswer.extend({
      /** Withdrawal term, as agreed. */
      withdrawal: z.enum(WITHDRAWALS),
      /** ISO 8601: time of the buyer's withdrawal; null for none. */
      withdrawnAt: z.string().nullable(),
      picture: z.string(),
    }),
  ),
});
export type OrderAnswer = z.infer<typeof orderAnswer>;

/** State that the buyer saw. If it has changed, the order is not cancelled. */
export const cancelRequest = z.object({ expected: z.enum(ORDER_STATES) });

/** One page of a list of orders. */
export const ordersPageRequest = z.object({
  /** Cursor: id of the last order of the previous page. By default the list starts with the newest order. */
  after: idText.optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .refine((text) => Number(text) <= 200)
    .optional(),
});

export const ordersAnswer = z.object({
  orders: z.array(orderAnswer),
  /** Cursor for `after`; null on the last page. */
  next: idAnswer.nullable(),
});
export type OrdersAnswer = z.infer<typeof ordersAnswer>;
