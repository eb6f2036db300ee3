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
const cartLine = count().optional();

const lineRequest = z.object({
  collageid: idField,
  /** Cart line that is ordered and then removed from the cart. By default all lines of the collage. */
  line: cartLine,
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

const delivery = z.object({
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

export const orderAnswer = z.object({
  id: idAnswer,
  ...pieceAnswer.shape,
  state: z.enum(ORDER_STATES),
  /** Reason of a failed print, in the requested language; '' otherwise. */
  reason: z.string(),
  deliveryCents: cents,
  /** VAT in the total. */
  vatCents: cents,
  /** Hundredths of a percent; null for orders placed before the rate was recorded. */
  vatRate: z.number().int().nullable(),
  totalCents: cents,
  currency: z.string(),
  payment: z.enum(PAYMENT_STATES),
  /** True while the shop has put the order on hold. */
  isHeld: z.boolean(),
  delivery: delivery.nullable(),
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

export const orderDraftRequest = z.object({
  collageid: idText,
  /** The newest version by default. */
  version: count().optional(),
});

/** Offer that the cart shows before an order. `materials` has one entry if the collage already has a material. */
export const orderDraftAnswer = z.object({
  ...collageAnswer.shape,
  templateid: z.string(),
  /** '' if the buyer has to choose one. */
  material: z.string(),
  materials: z.array(
    z.object({
      material: z.string(),
      priceCents: cents,
      /** Right of withdrawal. */
      withdrawal: z.enum(WITHDRAWALS),
      /** URL of a picture of the collage on this material. */
      picture: z.string(),
      /** False if the design has more or fewer places on this material than photos; such a collage cannot be ordered. */
      isWhole: z.boolean(),
      /** Warnings that the buyer must see; send the accepted ones as `acceptedwarnings`. */
      warnings: z.array(z.enum(ORDER_WARNINGS)).optional(),
    }),
  ),
  currency: z.string(),
  /** True if all prices in this answer include VAT; false in answers of servers before 0.1. */
  isVatIncluded: z.boolean(),
  /** Hundredths of a percent. */
  vatRate: z.number().int().nonnegative(),
  shop: z.object({ name: z.string(), isTrial: z.boolean(), asksInvoiceAddress: z.boolean() }),
  /** SHA-256 of the terms in the asked language, hex; '' for none. */
  terms: z.string(),
  /** Codes of the delivery countries; null for all countries. */
  countries: z.array(z.string()).nullable(),
  /** Costs of a method: the first entry that matches the country (null: any) and the longest side (null: any) applies. */
  delivery: z.array(
    delivery.extend({
      costs: z.array(z.object({ to: z.array(z.string()).nullable(), upToCm: z.number().nullable(), cents })),
    }),
  ),
  isFinished: z.boolean(),
  /** False if the collage has been saved since this version. */
  isNewest: z.boolean().optional(),
  picture: z.string(),
});
export type OrderDraftAnswer = z.infer<typeof orderDraftAnswer>;

/**
 * A collage to add to the cart or to change in it. Without material and quantity an existing line is unchanged. A given version
 * stays in the cart through later saves; a request with only the id resets all lines of the collage to the newest version.
 */
export const cartRequest = z.object({
  collageid: idField,
  /** Number of the line to change or add. By default the first line of the collage. */
  line: cartLine,
  version: count().optional(),
  material: plainText(20).optional(),
  quantity: count(MAX_QUANTITY).optional(),
});

export const cartRemoval = z.object({
  collageid: idField,
  /** All lines of the collage by default. */
  line: cartLine,
});

export const cartAgainRequest = z.object({ orderid: idField });

export const cartAnswer = z.object({
  /** In the order in which they were added. */
  lines: z.array(
    z.object({
      draft: orderDraftAnswer,
      /** Distinguishes lines of the same collage. */
      line: z.number().int().positive(),
      /** '' until one is chosen. */
      material: z.string(),
      quantity: z.number().int().positive(),
      /** Version to order, whatever is saved later; null for the newest. */
      version: z.number().int().positive().nullable().optional(),
    }),
  ),
  /** E-mail address of the account. */
  email: z.string(),
  /** Addresses of the last order of this account; null before the first. */
  earlier: z.object({ ...addressAnswer.shape, email: z.string(), invoice: addressAnswer.nullable() }).nullable(),
});
export type CartAnswer = z.infer<typeof cartAnswer>;
