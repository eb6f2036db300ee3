import type { Like } from '../core.ts';
import type { orderFacts as source } from '../en/order-facts.ts';

export const orderFacts: Like<typeof source> = {
  number: 'Ordine',
  shopNumber: 'N. ordine del negozio',
  date: 'Data',
  what: 'Prodotto',
  price: 'Prezzo',
  shipping: 'Spese di spedizione',
  vatIncluded: 'Di cui IVA {rate}',
  vatAdded: 'IVA {rate}',
  total: 'Totale',
  payment: 'Pagamento',
  onInvoice: 'Su fattura',
  throughShop: 'Alla cassa del negozio',
  to: 'Indirizzo di consegna',
  way: 'Modalità di consegna',
  invoice: 'Indirizzo di fatturazione',
  oneDay: '{name}, {days} giorno lavorativo',
  days: '{name}, {days} giorni lavorativi',
  carrier: 'Corriere',
  code: 'Numero di tracciamento',
  reason: 'Motivo',
  email: 'E-mail',
  buyer: 'Cliente',
  language: 'Lingua',
  accepted: 'Avvisi accettati',
};
