import type { Catalogue } from '../shared/core.ts';

/** Labels of the facts of an order in mails. */
export const orderFacts = {
  number: 'Order',
  shopNumber: 'Shop’s order number',
  date: 'Date',
  price: 'Price',
  shipping: 'Delivery',
  vatIncluded: 'Of which {rate} VAT',
  vatAdded: '{rate} VAT',
  throughShop: 'At the shop’s checkout',
  way: 'Delivery method',
  carrier: 'Carrier',
  code: 'Tracking number',
  reason: 'Reason',
  buyer: 'Customer',
  accepted: 'Accepted warnings',
} as const satisfies Catalogue;
