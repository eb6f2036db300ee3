import { z } from 'zod';
import { call } from './call.ts';
import { count, line, plainText } from './fields.ts';
import { idAnswer, idText, lineText } from './id.ts';
import { ORDER } from './order-calls.ts';
import { MAX_LINES, ORDER_STATES, orderAnswer, ordersPageRequest, PAYMENT_STATES } from './orders.ts';

/* Calls for the shop's staff and programs: all orders, with an operator token. */

const params = z.object({ id: idText });
const note = plainText(500).optional();

const parcel = z.object({
  carrier: line(60),
  code: line(80),
  /** URL for tracking the parcel. */
  url: z
    .string()
    .max(500)
    .regex(/^https?:\/\/\S+$/)
    .optional(),
});

const event = z.object({
  axis: z.enum(['production', 'payment', 'hold', 'address', 'withdrawal']),
  from: z.string(),
  to: z.string(),
  who: z.enum(['press', 'shop', 'buyer']),
  note: z.string(),
  /** ISO 8601. */
  at: z.string(),
});

const mail = z.object({
  kind: z.string(),
  /** `failed`: refused permanently by the mail server. */
  state: z.enum(['waiting', 'held', 'sent', 'failed', 'dropped']),
  attempts: z.number().int(),
  /** Reason of the last failed attempt; '' for none. */
  reason: z.string(),
  /** ISO 8601: time of writing or sending. */
  at: z.string(),
});

const withdrawal = z.object({
  /** Order lines, numbered from 1. */
  lines: z.array(z.number().int().positive()),
  name: z.string(),
  /** Further address of the receipt; '' for none. */
  email: z.string(),
  /** ISO 8601. */
  at: z.string(),
});
/** Order number of the shop's own checkout. */
export const shopNumber = line(80);

/** An order in a list for the shop: the data of the buyer's view, and the reason of a hold. */
export const shopOrder = orderAnswer.extend({
  holdReason: z.string(),
  /** Order number of the shop's own checkout; '' for orders from Muro's cart. */
  shopNumber: z.string(),
});
export type ShopOrder = z.infer<typeof shopOrder>;

/** One order with its complete history. */
export const shopOrderRecord = shopOrder.extend({
  /** Name of the account. */
  buyer: z.string(),
  /** Language of the buyer; '' for orders placed before it was recorded. */
  locale: z.string(),
  acceptedWarnings: z.array(z.string()),
  events: z.array(event),
  /** Withdrawals by its buyer. */
  withdrawals: z.array(withdrawal),
  /** Mails about the order and their delivery states. */
  mails: z.array(mail),
});
export type ShopOrderRecord = z.infer<typeof shopOrderRecord>;

const LISTED: ShopOrder = { ...ORDER, parcels: [], holdReason: '', shopNumber: '' };
export const RECORD: ShopOrderRecord = {
  ...LISTED,
  buyer: 'ana',
  locale: 'es',
  acceptedWarnings: [],
  events: [],
  withdrawals: [],
  mails: [],
};

export const shopOrdersCall = call({
  tag: 'Shop',
  summary: 'List the shop’s orders, newest first',
  description:
    'Paginated: pass `next` as `after` for the next page; it is null on the last one. `search` finds orders by the beginnings ' +
    'of words, without case and accents: of the number, the shop’s own number, names, streets, postcodes, cities and e-mail address. ' +
    'Each of its words must be found. While the server still prepares orders of an earlier version for the search, a page may hold fewer ' +
    'orders than `limit`, or none, and `next` tell of another page all the same.',
  scope: 'orders:read',
  querystring: ordersPageRequest.extend({
    production: z.enum(ORDER_STATES).optional(),
    payment: z.enum(PAYMENT_STATES).optional(),
    held: z.enum(['0', '1']).optional(),
    search: line(100).optional(),
  }),
  answer: z.object({ orders: z.array(shopOrder), next: idAnswer.nullable() }),
  example: { answer: { orders: [LISTED], next: null } },
});

export const shopOrderCall = call({
  tag: 'Shop',
  summary: 'Get an order with its history',
  scope: 'orders:read',
  params,
  answer: shopOrderRecord,
  refusals: ['ERROR_NOT_FOUND'],
  example: { answer: RECORD },
});

const CHANGE = { tag: 'Shop', scope: 'orders:write', isChange: true, params, answer: shopOrderRecord } as const;

export const shopProductionCall = call({
  ...CHANGE,
  summary: 'Change the production state of an order',
  description:
    'From `printed` to `sent`, with a parcel if there is one; from `received`, `printed` or `failed` to `cancelled`; from `failed` to ' +
    '`received`, which prints it again. With `line` (from 1) only that collage of the order is printed.',
  body: z.object({
    expected: z.enum(ORDER_STATES),
    to: z.enum(ORDER_STATES),
    note,
    parcel: parcel.optional(),
    line: count(MAX_LINES).optional(),
  }),
  refusals: ['ERROR_NOT_FOUND', 'ERROR_STATE', 'ERROR_STEP', 'ERROR_HELD'],
  example: {
    body: { expected: 'printed', to: 'sent', parcel: { carrier: 'Correos', code: 'PK123' } },
    answer: { ...RECORD, state: 'sent' },
  },
});

export const shopPaymentCall = call({
  ...CHANGE,
  summary: 'Change the payment state of an order',
  body: z.object({ expected: z.enum(PAYMENT_STATES), to: z.enum(PAYMENT_STATES), note }),
  refusals: ['ERROR_NOT_FOUND', 'ERROR_STATE', 'ERROR_STEP'],
  example: { body: { expected: 'to-be-paid', to: 'paid', note: 'bank transfer' }, answer: { ...RECORD, payment: 'paid' } },
});

export const shopHoldCall = call({
  ...CHANGE,
  summary: 'Put an order on hold, or end the hold',
  description: 'An order on hold is neither printed nor sent. A call without a reason ends the hold.',
  body: z.object({ expected: z.boolean(), reason: plainText(500) }),
  refusals: ['ERROR_NOT_FOUND', 'ERROR_STATE'],
  example: { body: { expected: false, reason: 'asks for another address' }, answer: { ...RECORD, isHeld: true } },
});

export const shopParcelCall = call({
  ...CHANGE,
  summary: 'Add a further parcel to a sent order',
  body: parcel,
  refusals: ['ERROR_NOT_FOUND', 'ERROR_STATE'],
  example: { body: { carrier: 'Correos', code: 'PK124' }, answer: { ...RECORD, state: 'sent' } },
});

const querystring = z.object({ line: lineText });
const FILE = {
  tag: 'Shop',
  scope: 'prints:read',
  params,
  querystring,
  more: {
    302: z.null().meta({ description: 'Address that is valid for five minutes without the token, if the bucket has a public address' }),
  },
  refusals: ['ERROR_NOT_FOUND', 'ERROR_NOT_PRINTED', 'ERROR_PRINTED_AGAIN'],
} as const;
export const shopPrintCall = call({
  ...FILE,
  summary: 'Get the print file of an order, or of one of its further collages',
  answer: { type: 'application/pdf' },
});
export const shopTicketCall = call({
  ...FILE,
  summary: 'Get the job ticket of an order, or of one of its further collages',
  answer: z.record(z.string(), z.unknown()),
});
