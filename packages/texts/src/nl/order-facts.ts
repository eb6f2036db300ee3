import type { orderFacts as source } from '../en/order-facts.ts';
import type { Like } from '../shared/core.ts';

export const orderFacts: Like<typeof source> = {
  number: 'Bestelling',
  shopNumber: 'Bestelnummer van de winkel',
  date: 'Datum',
  price: 'Prijs',
  shipping: 'Verzending',
  vatIncluded: 'Waarvan {rate} btw',
  vatAdded: '{rate} btw',
  throughShop: 'Bij de kassa van de winkel',
  way: 'Bezorgwijze',
  carrier: 'Vervoerder',
  code: 'Track-en-tracecode',
  reason: 'Reden',
  buyer: 'Klant',
  accepted: 'Geaccepteerde waarschuwingen',
};
