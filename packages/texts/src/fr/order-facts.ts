import type { Like } from '../core.ts';
import type { orderFacts as source } from '../en/order-facts.ts';

export const orderFacts: Like<typeof source> = {
  number: 'Commande',
  shopNumber: 'N° de commande de la boutique',
  date: 'Date',
  what: 'Produit',
  price: 'Prix',
  shipping: 'Frais de livraison',
  vatIncluded: 'Dont {rate} de TVA',
  vatAdded: 'TVA {rate}',
  total: 'Total',
  payment: 'Paiement',
  onInvoice: 'Sur facture',
  throughShop: 'À la caisse de la boutique',
  to: 'Adresse de livraison',
  way: 'Mode de livraison',
  invoice: 'Adresse de facturation',
  oneDay: '{name}, {days} jour ouvré',
  days: '{name}, {days} jours ouvrés',
  carrier: 'Transporteur',
  code: 'Numéro de suivi',
  reason: 'Motif',
  email: 'E-mail',
  buyer: 'Client',
  language: 'Langue',
  accepted: 'Avertissements acceptés',
};
