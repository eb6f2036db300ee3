import type { Catalogue } from '../shared/core.ts';

/** Mails to the shop. */
export const shopMails = {
  orderSubject: 'Order {id}: {what}',
  order: 'An order has come in.',
  graceUntil: 'The customer can change or cancel it until {time}; after that the print file is made.',
  failedSubject: 'Order {id} could not be printed',
  failed: 'The print file could not be made. {reason} Once this is fixed, print again: {command}',
  cancelledSubject: 'Order {id} was cancelled by the customer',
  cancelled: 'The customer has cancelled this order. It will not be printed.',
  addressSubject: 'Order {id} goes to another address',
  address: 'The customer has changed the address. The new address:',
} as const satisfies Catalogue;
