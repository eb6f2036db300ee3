import type { orderFacts as source } from '../en/order-facts.ts';
import type { Like } from '../shared/core.ts';

export const orderFacts: Like<typeof source> = {
  number: 'Bestellung',
  shopNumber: 'Bestellnummer des Shops',
  date: 'Datum',
  price: 'Preis',
  shipping: 'Versand',
  vatIncluded: 'Enthaltene MwSt. ({rate})',
  vatAdded: 'zzgl. {rate} MwSt.',
  throughShop: 'An der Kasse des Shops',
  way: 'Versandart',
  carrier: 'Versanddienstleister',
  code: 'Sendungsnummer',
  reason: 'Grund',
  buyer: 'Kunde',
  accepted: 'Akzeptierte Warnungen',
};
