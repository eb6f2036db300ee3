import { z } from 'zod';
import { ORDER_EMAIL } from './email-rule.ts';
import { attemptKey, count, line, plainText } from './fields.ts';
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

/** Collages that one order may hold. */
export const MAX_LINES = 20;

const lineRequest = z.object({
  collageid: idField,
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
  name: line(120),
  street: line(200),
  postcode: line(20),
  city: line(120),
  /** A code as 'ES', or the name in one of the languages. */
  country: line(80),
  email: line(120).regex(ORDER_EMAIL),
  /** A way of delivery of the draft; the first that goes there when left out. */
  delivery: plainText(30).optional(),
  /** The total that the person saw: when it is another by now, nothing is ordered. */
  agreedtotalcents: count().optional(),
  /** Keys of the warnings that the person saw and accepted, with commas between them. */
  acceptedwarnings: z
    .string()
    .regex(/^[A-Za-z0-9_.-]{1,60}(,[A-Za-z0-9_.-]{1,60}){0,19}$/)
    .optional(),
  /** Where the invoice goes, if not where the order does: all of it or nothing. */
  invoicename: line(120).optional(),
  invoicestreet: line(200).optional(),
  invoicepostcode: line(20).optional(),
  invoicecity: line(120).optional(),
  invoicecountry: line(80).optional(),
  /** Same meaning as the Idempotency-Key header, for clients that send plain forms. */
  idempotencykey: attemptKey.optional(),
});
export type OrderRequest = z.infer<typeof orderRequest>;

const delivery = z.object({
  id: z.string(),
  name: z.string(),
  /** Working days from the order to the door. */
  days: z.object({ from: z.number().int(), to: z.number().int() }),
});

const cents = z.number().int().nonnegative();

const postalAddress = z.object({
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
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
  collageid: idAnswer,
  version: z.number().int().positive(),
  state: z.enum(ORDER_STATES),
  /** Why a failed order failed, in the asked language; '' otherwise. */
  reason: z.string(),
  /** Name of the design. */
  design: z.string(),
  width: z.number(),
  height: z.number(),
  material: z.string(),
  quantity: z.number().int().positive(),
  /** Of one piece. */
  priceCents: cents,
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
  invoice: postalAddress.nullable(),
  parcels: z.array(parcelAnswer),
  /** ISO 8601: until then it can be cancelled; null: not at all. */
  cancellableUntil: z.string().nullable(),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  picture: z.string(),
  /** Every collage of the order; the first of them stands above, too. */
  lines: z.array(
    z.object({
      collageid: idAnswer,
      version: z.number().int().positive(),
      design: z.string(),
      width: z.number(),
      height: z.number(),
      material: z.string(),
      quantity: z.number().int().positive(),
      /** Of one piece. */
      priceCents: cents,
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

export const ordersAnswer = z.array(orderAnswer);

export const orderDraftRequest = z.object({ collageid: idText });

/** What the cart shows before an order: `materials` has one entry when the collage already has its material. */
export const orderDraftAnswer = z.object({
  collageid: idAnswer,
  version: z.number().int().positive(),
  templateid: z.string(),
  design: z.string(),
  width: z.number(),
  height: z.number(),
  /** '' when the person has still to choose. */
  material: z.string(),
  materials: z.array(
    z.object({
      material: z.string(),
      priceCents: z.number().int().nonnegative(),
      /** Whether a buyer may withdraw from the contract. */
      withdrawal: z.enum(WITHDRAWALS),
      /** The collage on this material. */
      picture: z.string(),
      /** False: the design has more places on this material than photos, or fewer; it cannot be ordered so. */
      isWhole: z.boolean(),
    }),
  ),
  currency: z.string(),
  /** The shop says that VAT is in its prices. */
  isVatIncluded: z.boolean(),
  /** Hundredths of a percent. */
  vatRate: z.number().int().nonnegative(),
  shop: z.object({ name: z.string(), isTrial: z.boolean(), asksInvoiceAddress: z.boolean() }),
  /** Codes of the countries that the shop delivers to; null: everywhere. */
  countries: z.array(z.string()).nullable(),
  /** What a way costs: the first line that fits the country (null: any) and the longest side (null: any). */
  delivery: z.array(
    delivery.extend({
      costs: z.array(z.object({ to: z.array(z.string()).nullable(), upToCm: z.number().nullable(), cents })),
    }),
  ),
  isFinished: z.boolean(),
  picture: z.string(),
});
export type OrderDraftAnswer = z.infer<typeof orderDraftAnswer>;

/** A collage that is put into the cart; without a material or a quantity one that is there stays as it is. */
export const cartRequest = z.object({
  collageid: idField,
  material: plainText(20).optional(),
  quantity: count(MAX_QUANTITY).optional(),
});

export const cartRemoval = z.object({ collageid: idField });

export const cartAnswer = z.object({
  /** In the order in which they were put there. */
  lines: z.array(
    z.object({
      draft: orderDraftAnswer,
      /** '' until one is chosen. */
      material: z.string(),
      quantity: z.number().int().positive(),
    }),
  ),
});
export type CartAnswer = z.infer<typeof cartAnswer>;
