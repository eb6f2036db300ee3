import type { Like } from '../core.ts';
import type { orderFacts as source } from '../en/order-facts.ts';

export const orderFacts: Like<typeof source> = {
  number: 'Bestelling',
  shopNumber: 'Bestelnummer van de winkel',
  date: 'Datum',
  what: 'Product',
  price: 'Prijs',
  shipping: 'Verzending',
  vatIncluded: 'Waarvan {rate} btw',
  vatAdded: '{rate} btw',
  total: 'Totaal',
  payment: 'Betaling',
  onInvoice: 'Op rekening',
  throughShop: 'Bij de kassa van de winkel',
  to: 'Bezorgadres',
  way: 'Bezorgwijze',
  invoice: 'Factuuradres',
  oneDay: '{name}, {days} werkdag',
  days: '{name}, {days} werkdagen',
  carrier: 'Vervoerder',
  code: 'Track-en-tracecode',
  reason: 'Reden',
  email: 'E-mail',
  buyer: 'Klant',
  language: 'Taal',
  accepted: 'Geaccepteerde waarschuwingen',
};
