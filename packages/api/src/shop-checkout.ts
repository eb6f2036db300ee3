import { z } from 'zod';
import { call } from './call.ts';
import { cents, count, plainText } from './fields.ts';
import { API_LOCALES } from './locale.ts';
import { COLLAGE, ORDER, ORDER_REFUSALS } from './order-calls.ts';
import { collageAnswer, MAX_LINES, MAX_QUANTITY, ORDER_WARNINGS, orderRequest } from './orders.ts';
import { addressIn } from './postal-address.ts';
import { RECORD, shopNumber, shopOrderRecord } from './shop-orders.ts';

/* Calls for the server of a shop's own checkout: it resolves a reference and places the order. */

const reference = z
  .string()
  .max(1000)
  .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/);

/** Reference, addresses, language and state of payment of an order. The server computes the price. */
export const shopOrderRequest = orderRequest
  .omit({ collageid: true, line: true, version: true, material: true, quantity: true, more: true, agreed: true, idempotencykey: true })
  .extend({
    /** The shop's own number of the order. It is an idempotency key: the same number returns the same order. */
    number: shopNumber,
    lines: z
      .array(z.object({ reference, quantity: count(MAX_QUANTITY) }))
      .min(1)
      .max(MAX_LINES),
    /** Language of the order's page and of mails to the buyer. */
    language: z.enum(API_LOCALES),
    payment: z.enum(['to-be-paid', 'paid']),
    /** True (the default) if Muro sends mails to the buyer: received, sent, cancelled, refunded. */
    buyermails: z.boolean().optional(),
  });
export type ShopOrderRequest = z.infer<typeof shopOrderRequest>;

export const shopReferenceAnswer = z.object({
  ...collageAnswer.shape,
  /** Identifies collage and material in the cart of the shop. A newer reference of the same line replaces an older one. */
  line: z.string(),
  /** Warnings that the buyer must see; send the accepted ones as `acceptedwarnings`. */
  warnings: z.array(z.enum(ORDER_WARNINGS)),
  /** True if the buyer has not saved the collage since. */
  isNewest: z.boolean(),
  currency: z.string(),
  /** Price of one piece at the creation of the reference. */
  priceCents: cents,
  /** Price of one piece now. */
  today: z.object({
    currency: z.string(),
    priceCents: cents,
    /** Amount of `priceCents` including VAT. */
    totalCents: cents,
    /** VAT in the total. */
    vatCents: cents,
    /** Hundredths of a percent. */
    vatRate: z.number().int().nonnegative(),
  }),
  /** True if the price has changed, so that the reference cannot be ordered any more. */
  hasPriceChanged: z.boolean(),
  /** A reference at today's price; null if the price is unchanged. */
  renewed: z.string().nullable(),
  /** ISO 8601. */
  expiresAt: z.string(),
  /** URL of a JPEG of the product; valid as long as the reference, without sign-in. */
  picture: z.string(),
  /** URL at which its owner opens the collage again. */
  editor: z.string(),
});
export type ShopReferenceAnswer = z.infer<typeof shopReferenceAnswer>;

const REFERENCE = 'WzQ4MjE5MDc3MzMxMjAwNTEsMyw1MCw0MF0.3Jm2y0n1s9QhVw5xgZr7uEoLk4tYbCaD8PfI6TjWvXM';

const NO_REFERENCE = ['ERROR_REFERENCE', 'ERROR_REFERENCE_EXPIRED', 'ERROR_REFERENCE_VERSION'] as const;

export const shopReferenceCall = call({
  tag: 'Shop',
  summary: 'Get the collage and the price of a checkout reference',
  description: 'The buyer’s browser sent it as `reference`. A changed price is not refused: order `renewed` instead.',
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
  summary: 'Place an order from the shop’s own checkout',
  description:
    'The shop’s own `number` is an idempotency key: the same body gets the same order (with `Idempotent-Replayed: true`), another ' +
    'body is refused. All references must belong to one account. With `agreedtotalcents` the order is refused if the total differs.',
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
