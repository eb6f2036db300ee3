import type { Catalogue } from '../core.ts';

/** Labels of what is told about an order in mails. */
export const orderFacts = {
  number: 'Order',
  shopNumber: 'Shop’s order number',
  date: 'Date',
  what: 'Product',
  price: 'Price',
  shipping: 'Delivery',
  vatIncluded: 'Of which {rate} VAT',
  vatAdded: '{rate} VAT',
  total: 'Total',
  payment: 'Payment',
  onInvoice: 'Invoice',
  throughShop: 'At the shop’s checkout',
  to: 'Delivery address',
  way: 'Delivery method',
  invoice: 'Invoice address',
  oneDay: '{name}, {days} working day',
  days: '{name}, {days} working days',
  carrier: 'Carrier',
  code: 'Tracking number',
  reason: 'Reason',
  email: 'E-mail',
  buyer: 'Customer',
  language: 'Language',
  accepted: 'Accepted warnings',
} as const satisfies Catalogue;
