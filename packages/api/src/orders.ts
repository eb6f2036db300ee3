import { z } from 'zod';
import { addressAnswer, addressRequest, invoiceRequest, orderEmail } from './address-fields.ts';
import { attemptKey, cents, count, plainText } from './fields.ts';
import { idAnswer, idField, idText } from './id.ts';

/** How far an order is made. */
export const ORDER_STATES = ['received', 'printing', 'printed', 'sent', 'cancelled', 'failed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** How far it is paid: an axis of its own. */
export const PAYMENT_STATES = ['to-be-paid', 'paid', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Whether a buyer may withdraw from the contract: not from what is made to specification. */
export const WITHDRAWALS = ['none', '14 days'] as const;
export type Withdrawal = (typeof WITHDRAWALS)[number];

export const MAX_QUANTITY = 99;

/** What a buyer is told about a collage before ordering it, and may accept. */
export const ORDER_WARNINGS = ['low-resolution', 'photo-twice', 'words-cut'] as const;
export type OrderWarning = (typeof ORDER_WARNINGS)[number];

/** Collages that one order may hold. */
export const MAX_LINES = 20;

const days = z.object({ from: z.number().int(), to: z.number().int() });

/** What an order costs and is, beside the buyer's own choices, as it stood above the button. */
export const agreedOffer = z.object({
  /** Of each collage, in the order of the request. */
  lines: z
    .array(
      z.object({
        /** Of one piece. */
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
  /** SHA-256 of the terms, hex, as the draft names it; '' for none. */
  terms: plainText(64),
});
export type AgreedOffer = z.infer<typeof agreedOffer>;

/** Which line of the cart, counted from 1 among those of its collage: one collage can be ordered on two materials. */
const cartLine = count().optional();

const lineRequest = z.object({
  collageid: idField,
  /** The line of the cart that this is: it alone leaves the cart. Left out: all lines of the collage do. */
  line: cartLine,
  /** The version that the person saw; a newer save does not change the order. */
  version: count(),
  /** Required when the collage has no material of its own. */
  material: plainText(20).optional(),
  quantity: count(MAX_QUANTITY),
});

/** What is ordered and where it goes. The server computes the price. */
export const orderRequest = lineRequest.extend({
  /** Further collages of the same order. */
  more: z
    .array(lineRequest)
    .max(MAX_LINES - 1)
    .optional(),
  ...addressRequest.shape,
  email: orderEmail,
  /** A way of delivery of the draft; the first that goes there when left out. */
  delivery: plainText(30).optional(),
  /** The total that the person saw: when it is another by now, nothing is ordered. */
  agreedtotalcents: count().optional(),
  /** All that the person saw above the button: when any of it is another by now, nothing is ordered. */
  agreed: agreedOffer.optional(),
  /** Keys of the warnings that the person saw and accepted, with commas between them. */
  acceptedwarnings: z
    .string()
    .regex(/^[A-Za-z0-9_.-]{1,60}(,[A-Za-z0-9_.-]{1,60}){0,19}$/)
    .optional(),
  /** Where the invoice goes, if not where the order does: all of it or nothing. */
  ...invoiceRequest.shape,
  /** Same meaning as the Idempotency-Key header, for clients that send plain forms. */
  idempotencykey: attemptKey.optional(),
});
export type OrderRequest = z.infer<typeof orderRequest>;

const delivery = z.object({
  id: z.string(),
  name: z.string(),
  /** Working days from the order to the door. */
  days,
});

/** A collage that is ordered or may be. */
export const collageAnswer = z.object({
  collageid: idAnswer,
  /** It is this version that is ordered. */
  version: z.number().int().positive(),
  /** Name of the design. */
  design: z.string(),
  /** cm */
  width: z.number(),
  height: z.number(),
  material: z.string(),
});

/** The same as it was ordered. */
const pieceAnswer = collageAnswer.extend({
  quantity: z.number().int().positive(),
  /** Of one piece. */
  priceCents: cents,
});

const parcelAnswer = z.object({
  carrier: z.string(),
  code: z.string(),
  /** Where it can be followed; '' for nowhere. */
  url: z.string(),
  /** ISO 8601. */
  at: z.string(),
});

export const orderAnswer = z.object({
  id: idAnswer,
  ...pieceAnswer.shape,
  state: z.enum(ORDER_STATES),
  /** Why a failed order failed, in the asked language; '' otherwise. */
  reason: z.string(),
  deliveryCents: cents,
  /** VAT in the total. */
  vatCents: cents,
  /** Hundredths of a percent; null for orders of before. */
  vatRate: z.number().int().nullable(),
  totalCents: cents,
  currency: z.string(),
  payment: z.enum(PAYMENT_STATES),
  /** The shop has stopped it for now. */
  isHeld: z.boolean(),
  delivery: delivery.nullable(),
  invoice: addressAnswer.nullable(),
  parcels: z.array(parcelAnswer),
  /** ISO 8601: until then it can be cancelled; null: not at all. */
  cancellableUntil: z.string().nullable(),
  ...addressAnswer.shape,
  email: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  picture: z.string(),
  /** Every collage of the order; the first of them stands above, too. */
  lines: z.array(
    pieceAnswer.extend({
      /** As it was agreed. */
      withdrawal: z.enum(WITHDRAWALS),
      /** ISO 8601: when its buyer withdrew from it; null: not. */
      withdrawnAt: z.string().nullable(),
      picture: z.string(),
    }),
  ),
});
export type OrderAnswer = z.infer<typeof orderAnswer>;

/** The state that the person saw: when it is another by now, nothing is cancelled. */
export const cancelRequest = z.object({ expected: z.enum(ORDER_STATES) });

/** A page of a list of orders. */
export const ordersPageRequest = z.object({
  /** The last order of the page before; left out: from the newest on. */
  after: idText.optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .refine((text) => Number(text) <= 200)
    .optional(),
});

export const ordersAnswer = z.object({
  orders: z.array(orderAnswer),
  /** Goes in as `after`; null on the last page. */
  next: idAnswer.nullable(),
});
export type OrdersAnswer = z.infer<typeof ordersAnswer>;

export const orderDraftRequest = z.object({
  collageid: idText,
  /** The newest when left out. */
  version: count().optional(),
});

/** What the cart shows before an order: `materials` has one entry when the collage already has its material. */
export const orderDraftAnswer = z.object({
  ...collageAnswer.shape,
  templateid: z.string(),
  /** '' when the person has still to choose. */
  material: z.string(),
  materials: z.array(
    z.object({
      material: z.string(),
      priceCents: cents,
      /** Whether a buyer may withdraw from the contract. */
      withdrawal: z.enum(WITHDRAWALS),
      /** The collage on this material. */
      picture: z.string(),
      /** False: the design has more places on this material than photos, or fewer; it cannot be ordered so. */
      isWhole: z.boolean(),
      /** What the buyer should know before ordering it: send those that were shown as `acceptedwarnings`. */
      warnings: z.array(z.enum(ORDER_WARNINGS)).optional(),
    }),
  ),
  currency: z.string(),
  /** VAT is in every price of this answer; false in answers of servers before 0.1. */
  isVatIncluded: z.boolean(),
  /** Hundredths of a percent. */
  vatRate: z.number().int().nonnegative(),
  shop: z.object({ name: z.string(), isTrial: z.boolean(), asksInvoiceAddress: z.boolean() }),
  /** SHA-256 of the terms in the asked language, hex; '' for none. */
  terms: z.string(),
  /** Codes of the countries that the shop delivers to; null: everywhere. */
  countries: z.array(z.string()).nullable(),
  /** What a way costs: the first line that fits the country (null: any) and the longest side (null: any). */
  delivery: z.array(
    delivery.extend({
      costs: z.array(z.object({ to: z.array(z.string()).nullable(), upToCm: z.number().nullable(), cents })),
    }),
  ),
  isFinished: z.boolean(),
  /** False: the collage was saved again since this version. */
  isNewest: z.boolean().optional(),
  picture: z.string(),
});
export type OrderDraftAnswer = z.infer<typeof orderDraftAnswer>;

/**
 * A collage that is put into the cart; without a material or a quantity one that is there stays as it is. A named version stays in the
 * cart through later saves; a request with the id alone takes every line of the collage back to the newest.
 */
export const cartRequest = z.object({
  collageid: idField,
  /** The line that is changed, or added under this number. Left out: the first line of the collage. */
  line: cartLine,
  version: count().optional(),
  material: plainText(20).optional(),
  quantity: count(MAX_QUANTITY).optional(),
});

export const cartRemoval = z.object({
  collageid: idField,
  /** Left out: all lines of the collage. */
  line: cartLine,
});

export const cartAgainRequest = z.object({ orderid: idField });

export const cartAnswer = z.object({
  /** In the order in which they were put there. */
  lines: z.array(
    z.object({
      draft: orderDraftAnswer,
      /** Tells it from other lines of the same collage; a server of the version before has one line of each and does not tell it. */
      line: z.number().int().positive().optional(),
      /** '' until one is chosen. */
      material: z.string(),
      quantity: z.number().int().positive(),
      /** The version that is ordered whatever is saved later; null: the newest. */
      version: z.number().int().positive().nullable().optional(),
    }),
  ),
  /** Of the account; a server of the version before does not tell it. */
  email: z.string().optional(),
  /** Where the last order of this account went; null before the first. */
  earlier: z.object({ ...addressAnswer.shape, email: z.string(), invoice: addressAnswer.nullable() }).nullable(),
});
export type CartAnswer = z.infer<typeof cartAnswer>;
