import type { Like } from '../core.ts';
import type { orderFacts as source } from '../en/order-facts.ts';

export const orderFacts: Like<typeof source> = {
  number: 'Bestellung',
  shopNumber: 'Bestellnummer des Shops',
  date: 'Datum',
  what: 'Produkt',
  price: 'Preis',
  shipping: 'Versand',
  vatIncluded: 'Enthaltene MwSt. ({rate})',
  vatAdded: 'zzgl. {rate} MwSt.',
  total: 'Gesamtbetrag',
  payment: 'Zahlung',
  onInvoice: 'Auf Rechnung',
  throughShop: 'An der Kasse des Shops',
  to: 'Lieferadresse',
  way: 'Versandart',
  invoice: 'Rechnungsadresse',
  oneDay: '{name}, {days} Werktag',
  days: '{name}, {days} Werktage',
  carrier: 'Versanddienstleister',
  code: 'Sendungsnummer',
  reason: 'Grund',
  email: 'E-Mail',
  buyer: 'Kunde',
  language: 'Sprache',
  accepted: 'Akzeptierte Warnungen',
};
