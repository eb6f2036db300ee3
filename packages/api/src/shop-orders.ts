import { z } from 'zod';
import { call } from './call.ts';
import { count, line, plainText } from './fields.ts';
import { idAnswer, idText, lineText } from './id.ts';
import { ORDER } from './order-calls.ts';
import { MAX_LINES, ORDER_STATES, orderAnswer, ordersPageRequest, PAYMENT_STATES } from './orders.ts';

/* The calls of the shop's people and programs: every order, with an operator token. */

const params = z.object({ id: idText });
const note = plainText(500).optional();

const parcel = z.object({
  carrier: line(60),
  code: line(80),
  /** Where it can be followed. */
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
  /** `failed`: refused for good. */
  state: z.enum(['waiting', 'held', 'sent', 'failed', 'dropped']),
  attempts: z.number().int(),
  /** Why the last try failed; '' for none. */
  reason: z.string(),
  /** ISO 8601: when it was written, or sent. */
  at: z.string(),
});

const withdrawal = z.object({
  /** The collages of the order, counted from 1. */
  lines: z.array(z.number().int().positive()),
  name: z.string(),
  /** Where else the receipt went; '' for nowhere. */
  email: z.string(),
  /** ISO 8601. */
  at: z.string(),
});
/** A number that the shop's own checkout gave an order. */
export const shopNumber = line(80);

/** An order in a list of the shop: what its buyer reads, and why it is held. */
export const shopOrder = orderAnswer.extend({
  holdReason: z.string(),
  /** The shop's own number, where its own checkout took the order; '' otherwise. */
  shopNumber: z.string(),
});
export type ShopOrder = z.infer<typeof shopOrder>;

/** One order with everything that happened to it. */
export const shopOrderRecord = shopOrder.extend({
  /** Name of the account. */
  buyer: z.string(),
  /** The language of the buyer; '' for orders of before. */
  locale: z.string(),
  acceptedWarnings: z.array(z.string()),
  events: z.array(event),
  /** What its buyer withdrew from. */
  withdrawals: z.array(withdrawal),
  /** What was written about it, and whether it went out. */
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
  summary: 'List the shop’s orders, the newest first',
  description:
    'A page at a time: `next` is what `after` takes for the page behind it, null on the last one. `search` finds orders by the beginnings ' +
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
  summary: 'Look up an order with everything that happened to it',
  scope: 'orders:read',
  params,
  answer: shopOrderRecord,
  refusals: ['ERROR_NOT_FOUND'],
  example: { answer: RECORD },
});

const CHANGE = { tag: 'Shop', scope: 'orders:write', isChange: true, params, answer: shopOrderRecord } as const;

export const shopProductionCall = call({
  ...CHANGE,
  summary: 'Say how far an order is made',
  description:
    'From `printed` to `sent`, with a parcel if there is one; from `received`, `printed` or `failed` to `cancelled`; from `failed` to ' +
    '`received`, which prints it again, or with `line` that one of its collages alone, counted from 1.',
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
  summary: 'Say how far an order is paid',
  body: z.object({ expected: z.enum(PAYMENT_STATES), to: z.enum(PAYMENT_STATES), note }),
  refusals: ['ERROR_NOT_FOUND', 'ERROR_STATE', 'ERROR_STEP'],
  example: { body: { expected: 'to-be-paid', to: 'paid', note: 'bank transfer' }, answer: { ...RECORD, payment: 'paid' } },
});

export const shopHoldCall = call({
  ...CHANGE,
  summary: 'Stop an order for now, or let it go on',
  description: 'An order that is held is neither printed nor sent. Without a reason it goes on.',
  body: z.object({ expected: z.boolean(), reason: plainText(500) }),
  refusals: ['ERROR_NOT_FOUND', 'ERROR_STATE'],
  example: { body: { expected: false, reason: 'asks for another address' }, answer: { ...RECORD, isHeld: true } },
});

export const shopParcelCall = call({
  ...CHANGE,
  summary: 'Add one more parcel to an order that was sent',
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
    302: z
      .null()
      .meta({ description: 'Where it can be fetched without the token for five minutes, with a bucket that has a public address' }),
  },
  refusals: ['ERROR_NOT_FOUND', 'ERROR_NOT_PRINTED', 'ERROR_PRINTED_AGAIN'],
} as const;
export const shopPrintCall = call({
  ...FILE,
  summary: 'Fetch the print file of an order, or of one of its further collages',
  answer: { type: 'application/pdf' },
});
export const shopTicketCall = call({
  ...FILE,
  summary: 'Fetch the job ticket of an order, or of one of its further collages',
  answer: z.record(z.string(), z.unknown()),
});
