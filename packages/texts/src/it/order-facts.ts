import type { orderFacts as source } from '../en/order-facts.ts';
import type { Like } from '../shared/core.ts';

export const orderFacts: Like<typeof source> = {
  number: 'Ordine',
  shopNumber: 'N. ordine del negozio',
  date: 'Data',
  price: 'Prezzo',
  shipping: 'Spese di spedizione',
  vatIncluded: 'Di cui IVA {rate}',
  vatAdded: 'IVA {rate}',
  throughShop: 'Alla cassa del negozio',
  way: 'Modalità di consegna',
  carrier: 'Corriere',
  code: 'Numero di tracciamento',
  reason: 'Motivo',
  buyer: 'Cliente',
  accepted: 'Avvisi accettati',
};
