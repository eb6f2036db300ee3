import { z } from 'zod';
import { call } from './call.ts';
import { cents, count, plainText } from './fields.ts';
import { API_LOCALES } from './locale.ts';
import { COLLAGE, ORDER, ORDER_REFUSALS } from './order-calls.ts';
import { collageAnswer, MAX_LINES, MAX_QUANTITY, ORDER_WARNINGS, orderRequest } from './orders.ts';
import { addressIn } from './postal-address.ts';
import { RECORD, shopNumber, shopOrderRecord } from './shop-orders.ts';

/* The calls of a shop's own checkout: its server asks what a reference names, and places the order. */

const reference = z
  .string()
  .max(1000)
  .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/);

/** What is ordered, where it goes, in which language, and how far it is paid. The server computes the price. */
export const shopOrderRequest = orderRequest
  .omit({ collageid: true, line: true, version: true, material: true, quantity: true, more: true, agreed: true, idempotencykey: true })
  .extend({
    /** The shop's own number of the order: the same again gets the same order. */
    number: shopNumber,
    lines: z
      .array(z.object({ reference, quantity: count(MAX_QUANTITY) }))
      .min(1)
      .max(MAX_LINES),
    /** Of the buyer: of the order's page and of the mails. */
    language: z.enum(API_LOCALES),
    payment: z.enum(['to-be-paid', 'paid']),
    /** Whether Muro writes to the buyer (received, sent, cancelled, refunded); yes, when left out. */
    buyermails: z.boolean().optional(),
  });
export type ShopOrderRequest = z.infer<typeof shopOrderRequest>;

export const shopReferenceAnswer = z.object({
  ...collageAnswer.shape,
  /** Names its line in the cart of the shop: collage and material. A newer reference of the same line takes its place. */
  line: z.string(),
  /** What the buyer should know before ordering it; send those that you showed as `acceptedwarnings`. */
  warnings: z.array(z.enum(ORDER_WARNINGS)),
  /** The buyer has not saved the collage since. */
  isNewest: z.boolean(),
  currency: z.string(),
  /** Of one piece, as the price list was when the reference was made. */
  priceCents: cents,
  /** Of one piece now. */
  today: z.object({
    currency: z.string(),
    priceCents: cents,
    /** The same as `priceCents`, with VAT. */
    totalCents: cents,
    /** VAT in the total. */
    vatCents: cents,
    /** Hundredths of a percent. */
    vatRate: z.number().int().nonnegative(),
  }),
  /** It cannot be ordered at its price any more. */
  hasPriceChanged: z.boolean(),
  /** The same at today's price; null while the price is the same. */
  renewed: z.string().nullable(),
  /** ISO 8601. */
  expiresAt: z.string(),
  /** Picture of the object, JPEG; it needs no sign-in and lives as long as the reference. */
  picture: z.string(),
  /** Where its owner opens the collage again. */
  editor: z.string(),
});
export type ShopReferenceAnswer = z.infer<typeof shopReferenceAnswer>;

const REFERENCE = 'WzQ4MjE5MDc3MzMxMjAwNTEsMyw1MCw0MF0.3Jm2y0n1s9QhVw5xgZr7uEoLk4tYbCaD8PfI6TjWvXM';

const NO_REFERENCE = ['ERROR_REFERENCE', 'ERROR_REFERENCE_EXPIRED', 'ERROR_REFERENCE_VERSION'] as const;

export const shopReferenceCall = call({
  tag: 'Shop',
  summary: 'Ask what a reference of the own checkout names, and what that costs',
  description: 'The buyer’s browser brought it as `reference`. A changed price is no refusal here: `renewed` can be ordered then.',
  scope: 'checkout:read',
  querystring: z.object({ reference: plainText(1000) }),
  answer: shopReferenceAnswer,
  refusals: [...NO_REFERENCE, 'ERROR_MATERIAL', 'ERROR_PLACES', 'ERROR_PAGES', 'PHOTO_MISSING'],
  example: {
    answer: {
      ...COLLAGE,
      line: `${COLLAGE.collageid}-${COLLAGE.material}`,
      warnings: [],
      isNewest: true,
      currency: 'EUR',
      priceCents: 2495,
      today: { currency: 'EUR', priceCents: 2495, totalCents: 2495, vatCents: 433, vatRate: 2100 },
      hasPriceChanged: false,
      renewed: null,
      expiresAt: '2026-03-02T12:00:00.000Z',
      picture: `https://muro.shop.example/checkout/picture?of=${REFERENCE}`,
      editor: `https://muro.shop.example/editor?reference=${REFERENCE}`,
    },
  },
});

export const placeShopOrderCall = call({
  tag: 'Shop',
  summary: 'Place an order that was taken by the own checkout',
  description:
    'Known by the shop’s own `number`: the same body again is answered with the same order (and `Idempotent-Replayed: true`), another ' +
    'body is refused. All references are of one account. With `agreedtotalcents` nothing is ordered at another total.',
  scope: 'checkout:write',
  isChange: true,
  body: shopOrderRequest,
  answer: shopOrderRecord,
  refusals: [...NO_REFERENCE, 'ERROR_REFERENCE_PRICE', 'ERROR_REFERENCE_OWNERS', 'ERROR_SHOP_NUMBER', ...ORDER_REFUSALS],
  example: {
    body: {
      number: 'WEB-1001',
      lines: [{ reference: REFERENCE, quantity: 1 }],
      ...addressIn(ORDER),
      email: ORDER.email,
      language: 'es',
      payment: 'paid',
      buyermails: true,
    },
    answer: { ...RECORD, shopNumber: 'WEB-1001', payment: 'paid' },
  },
});
