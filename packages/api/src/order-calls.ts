import { z } from 'zod';
import { call, FORM_TYPES } from './call.ts';
import {
  cartAgainRequest,
  cartAnswer,
  cartRemoval,
  cartRequest,
  type OrderDraftAnswer,
  orderDraftAnswer,
  orderDraftRequest,
} from './cart.ts';
import { idText } from './id.ts';
import { cancelRequest, FACTS_EXAMPLE, type OrderAnswer, orderAnswer, orderRequest, ordersAnswer, ordersPageRequest } from './orders.ts';
import { addressBy } from './postal-address.ts';

const ADDRESS = { ...addressBy(({ example }) => example), email: 'ana@example.org' };

export const COLLAGE = { collageid: 4821907733120051, version: 3, design: 'Even', width: 50, height: 40, material: 'POSTER' };
const PIECE = { ...COLLAGE, quantity: 1, priceCents: 2495 };

/** Example of an order. */
export const ORDER: OrderAnswer = {
  ...ADDRESS,
  ...PIECE,
  id: 7731200514821907,
  state: 'received',
  reason: '',
  ...FACTS_EXAMPLE,
  isHeld: false,
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
  summary: 'Get the price of a collage on each of its materials',
  isClosed: true,
  querystring: orderDraftRequest,
  answer: orderDraftAnswer,
  refusals: ['ERROR_NOT_FOUND', 'ERROR_PAGES'],
  example: {
    answer: DRAFT,
  },
});

/** Reasons to refuse an order, in the cart and in the shop's own checkout. */
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

/** Reasons to refuse an order because its terms differ from the agreed ones. */
const AGREED_REFUSALS = ['ERROR_AGREED_DELIVERY', 'ERROR_AGREED_WITHDRAWAL', 'ERROR_AGREED_TERMS'] as const;

const CART = { lines: [{ draft: DRAFT, line: 1, material: 'POSTER', quantity: 1 }], email: 'ana@example.com', earlier: null };

export const cartCall = call({
  tag: 'Orders',
  summary: 'Get the cart',
  description: 'The cart belongs to the account. Ordered collages leave it.',
  isClosed: true,
  answer: cartAnswer,
  example: { answer: CART },
});

export const fillCartCall = call({
  tag: 'Orders',
  summary: 'Add a collage to the cart, or change its material or quantity',
  description:
    'A collage that is ordered on two materials has two lines: `line` is the number of one of them; a new number adds a line. ' +
    'The call is idempotent.',
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
  summary: 'Add all collages of an earlier order to the cart',
  description:
    'Each with the ordered version, material and quantity, in the line of the cart that has this collage on this ' +
    'material, or in a new one. The call is idempotent. Deleted collages are omitted. If the cart has not enough room for ' +
    'all, none is added.',
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
  summary: 'Remove a collage, or one line of it, from the cart',
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
    'The server computes the price and prints the given version. With `agreed` the order is refused if price, delivery, ' +
    'withdrawal or terms differ from what the buyer saw. Send an idempotency key (header `Idempotency-Key`, or field ' +
    '`idempotencykey`): a repeated request with the same key gets the same answer and places no second order.',
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
  summary: 'List the orders of the signed-in user, newest first',
  description: 'Paginated: 50 orders per page, or `limit`. Pass `next` as `after` for the next page; it is null on the last one.',
  isClosed: true,
  querystring: ordersPageRequest,
  answer: ordersAnswer,
  example: { answer: { orders: [ORDER], next: null } },
});

export const orderCall = call({
  tag: 'Orders',
  summary: 'Get an order',
  isClosed: true,
  params: z.object({ id: idText }),
  answer: orderAnswer,
  refusals: ['ERROR_NOT_FOUND'],
  example: { answer: ORDER },
});

export const cancelOrderCall = call({
  tag: 'Orders',
  summary: 'Cancel an order of the signed-in user',
  description: 'Until `cancellableUntil`, and before it is printed. The print job is cancelled in the same transaction.',
  isChange: true,
  isClosed: true,
  params: z.object({ id: idText }),
  body: cancelRequest,
  bodyTypes: FORM_TYPES,
  answer: orderAnswer,
  refusals: ['ERROR_NOT_FOUND', 'ERROR_STATE', 'ERROR_STEP', 'ERROR_GRACE', 'ERROR_HELD'],
  example: { body: { expected: 'received' }, answer: { ...ORDER, state: 'cancelled', cancellableUntil: null } },
});
