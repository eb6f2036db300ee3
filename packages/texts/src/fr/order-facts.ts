import type { orderFacts as source } from '../en/order-facts.ts';
import type { Like } from '../shared/core.ts';

export const orderFacts: Like<typeof source> = {
  number: 'Commande',
  shopNumber: 'N° de commande de la boutique',
  date: 'Date',
  price: 'Prix',
  shipping: 'Frais de livraison',
  vatIncluded: 'Dont {rate} de TVA',
  vatAdded: 'TVA {rate}',
  throughShop: 'À la caisse de la boutique',
  way: 'Mode de livraison',
  carrier: 'Transporteur',
  code: 'Numéro de suivi',
  reason: 'Motif',
  buyer: 'Client',
  accepted: 'Avertissements acceptés',
};
