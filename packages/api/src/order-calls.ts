import { z } from 'zod';
import { call, FORM_TYPES } from './call.ts';
import { idText } from './id.ts';
import {
  cancelRequest,
  cartAgainRequest,
  cartAnswer,
  cartRemoval,
  cartRequest,
  type OrderAnswer,
  type OrderDraftAnswer,
  orderAnswer,
  orderDraftAnswer,
  orderDraftRequest,
  orderRequest,
  ordersAnswer,
  ordersPageRequest,
} from './orders.ts';
import { addressBy } from './postal-address.ts';

const ADDRESS = { ...addressBy(({ example }) => example), email: 'ana@example.org' };

export const COLLAGE = { collageid: 4821907733120051, version: 3, design: 'Even', width: 50, height: 40, material: 'POSTER' };
const PIECE = { ...COLLAGE, quantity: 1, priceCents: 2495 };

/** An order as an example. */
export const ORDER: OrderAnswer = {
  ...ADDRESS,
  ...PIECE,
  id: 7731200514821907,
  state: 'received',
  reason: '',
  deliveryCents: 495,
  vatCents: 519,
  vatRate: 2100,
  totalCents: 2990,
  currency: 'EUR',
  payment: 'to-be-paid',
  isHeld: false,
  delivery: { id: 'parcel', name: 'Parcel', days: { from: 3, to: 5 } },
  invoice: null,
  parcels: [],
  cancellableUntil: '2026-01-31T12:30:00.000Z',
  createdAt: '2026-01-31T12:00:00.000Z',
  picture: '/api/orders/7731200514821907/picture',
  lines: [
    {
      ...PIECE,
      withdrawal: 'none',
      withdrawnAt: null,
      picture: '/api/orders/7731200514821907/picture',
    },
  ],
};

const DRAFT: OrderDraftAnswer = {
  ...COLLAGE,
  templateid: 'even-50x40',
  material: '',
  materials: [
    {
      material: 'POSTER',
      priceCents: 2495,
      withdrawal: 'none',
      picture: '/api/collages/4821907733120051/picture?version=3&material=POSTER',
      isWhole: true,
      warnings: [],
    },
  ],
  currency: 'EUR',
  isVatIncluded: true,
  vatRate: 2100,
  shop: { name: 'My shop', isTrial: false, asksInvoiceAddress: true },
  terms: '',
  countries: ['ES', 'PT'],
  delivery: [{ id: 'parcel', name: 'Parcel', days: { from: 3, to: 5 }, costs: [{ to: null, upToCm: null, cents: 495 }] }],
  isFinished: true,
  picture: '/api/collages/4821907733120051/picture?version=3',
};

export const orderDraftCall = call({
  tag: 'Orders',
  summary: 'What a collage costs, on each material it can be ordered on',
  isClosed: true,
  querystring: orderDraftRequest,
  answer: orderDraftAnswer,
  refusals: ['ERROR_NOT_FOUND', 'ERROR_PAGES'],
  example: {
    answer: DRAFT,
  },
});

/** Why an order is not placed, whoever takes it. */
export const ORDER_REFUSALS = [
  'ERROR_TOO_MANY',
  'ERROR_MATERIAL',
  'ERROR_COUNTRY',
  'ERROR_POSTCODE',
  'ERROR_DELIVERY',
  'ERROR_INVOICE',
  'ERROR_TOTAL',
  'ERROR_PLACES',
  'ERROR_PAGES',
  'PHOTO_MISSING',
  'ERROR_ORDERS',
] as const;

/** Why an order is not placed as it was agreed. */
const AGREED_REFUSALS = ['ERROR_AGREED_DELIVERY', 'ERROR_AGREED_WITHDRAWAL', 'ERROR_AGREED_TERMS'] as const;

const CART = { lines: [{ draft: DRAFT, line: 1, material: 'POSTER', quantity: 1 }], email: 'ana@example.com', earlier: null };

export const cartCall = call({
  tag: 'Orders',
  summary: 'What one means to order',
  description: 'The cart belongs to the account. What is ordered leaves it.',
  isClosed: true,
  answer: cartAnswer,
  example: { answer: CART },
});

export const fillCartCall = call({
  tag: 'Orders',
  summary: 'Put a collage into the cart, or change its material or quantity there',
  description:
    'A collage that is ordered on two materials has two lines: `line` names one of them, and a number that is not there adds one. ' +
    'Sent again, it changes nothing more.',
  isChange: true,
  isClosed: true,
  body: cartRequest,
  bodyTypes: FORM_TYPES,
  answer: cartAnswer,
  refusals: ['ERROR_NOT_FOUND', 'ERROR_MATERIAL', 'ERROR_CART', 'ERROR_PAGES'],
  example: { body: { collageid: ORDER.collageid, material: 'POSTER', quantity: 1 }, answer: CART },
});

export const cartAgainCall = call({
  tag: 'Orders',
  summary: 'Put every collage of an earlier order into the cart',
  description:
    'Each in the version, on the material and in the quantity that were ordered, in the line of the cart that has this collage on this ' +
    'material, or in a new one. Sent again, it adds nothing more. Collages that are gone are left out. Where the cart has no room for ' +
    'all, it takes none.',
  isChange: true,
  isClosed: true,
  body: cartAgainRequest,
  bodyTypes: FORM_TYPES,
  answer: cartAnswer,
  refusals: ['ERROR_NOT_FOUND', 'ERROR_CART', 'ERROR_PAGES'],
  example: { body: { orderid: ORDER.id }, answer: CART },
});

export const removeFromCartCall = call({
  tag: 'Orders',
  summary: 'Take a collage, or one line of it, out of the cart',
  isChange: true,
  isClosed: true,
  body: cartRemoval,
  bodyTypes: FORM_TYPES,
  answer: cartAnswer,
  example: { body: { collageid: ORDER.collageid }, answer: { lines: [], email: 'ana@example.com', earlier: null } },
});

export const placeOrderCall = call({
  tag: 'Orders',
  summary: 'Order a collage',
  description:
    'The server computes the price, and prints the version that is named. With `agreed` nothing is ordered when price, delivery, ' +
    'withdrawal or terms are others than the buyer saw. Name the attempt (header `Idempotency-Key`, or field ' +
    '`idempotencykey`): sent again under its name it is ordered once, and answered the same.',
  isChange: true,
  isClosed: true,
  body: orderRequest,
  bodyTypes: FORM_TYPES,
  answer: orderAnswer,
  refusals: ['ERROR_NOT_FOUND', 'ERROR_SAME_KEY', 'ERROR_OWN_CHECKOUT', ...AGREED_REFUSALS, ...ORDER_REFUSALS],
  example: { body: { ...ADDRESS, collageid: ORDER.collageid, version: 3, material: 'POSTER', quantity: 1 }, answer: ORDER },
});

export const ordersCall = call({
  tag: 'Orders',
  summary: 'List one’s orders, the newest first',
  description:
    'A page at a time, 50 orders unless `limit` says otherwise: `next` is what `after` takes for the next page, null on the last one.',
  isClosed: true,
  querystring: ordersPageRequest,
  answer: ordersAnswer,
  example: { answer: { orders: [ORDER], next: null } },
});

export const orderCall = call({
  tag: 'Orders',
  summary: 'Look up an order',
  isClosed: true,
  params: z.object({ id: idText }),
  answer: orderAnswer,
  refusals: ['ERROR_NOT_FOUND'],
  example: { answer: ORDER },
});

export const cancelOrderCall = call({
  tag: 'Orders',
  summary: 'Cancel an order of one’s own',
  description: 'Until `cancellableUntil`, and before it is printed. The print job ends in the same step.',
  isChange: true,
  isClosed: true,
  params: z.object({ id: idText }),
  body: cancelRequest,
  bodyTypes: FORM_TYPES,
  answer: orderAnswer,
  refusals: ['ERROR_NOT_FOUND', 'ERROR_STATE', 'ERROR_STEP', 'ERROR_GRACE', 'ERROR_HELD'],
  example: { body: { expected: 'received' }, answer: { ...ORDER, state: 'cancelled', cancellableUntil: null } },
});
