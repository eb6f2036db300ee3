import type { Catalogue } from '../shared/core.ts';

/** Mails to buyers; the labels of their facts are in `order-facts.ts`. */
export const orderMails = {
  hello: 'Hello {name},',
  helloUnnamed: 'Hello,',
  receivedSubject: 'Your order {id} at {shop}',
  received: 'We have received your order. This is what you ordered:',
  grace: 'You can change the address or cancel the order until {time}.',
  toOrder: 'See your order',
  toOrderHint: 'The link works without signing in. Share it only with people who may see your order.',
  terms: 'The terms and conditions of your order',
  sentSubject: 'Your order {id} is on its way',
  sent: 'Your order is on its way to you.',
  parcel: 'A parcel of your order is on its way to you.',
  follow: 'Track the parcel',
  cancelledSubject: 'Your order {id} is cancelled',
  cancelled: 'Your order has been cancelled; nothing will be printed or sent.',
  refundedSubject: 'Refund for your order {id}',
  refunded: 'We have refunded {total} to you.',
  addressSubject: 'New address for your order {id}',
  address: 'Your order now goes to this address:',
} as const satisfies Catalogue;
