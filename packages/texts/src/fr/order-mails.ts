import type { orderMails as source } from '../en/order-mails.ts';
import type { Like } from '../shared/core.ts';

export const orderMails: Like<typeof source> = {
  hello: 'Bonjour {name},',
  helloUnnamed: 'Bonjour,',
  receivedSubject: 'Ta commande {id} chez {shop}',
  received: 'Nous avons bien reçu ta commande. Voici ce que tu as commandé :',
  grace: 'Tu peux changer l’adresse ou annuler la commande jusqu’au {time}.',
  toOrder: 'Voir ta commande',
  toOrderHint: 'Le lien fonctionne sans connexion. Ne le donne qu’à ceux qui peuvent voir ta commande.',
  terms: 'Les conditions de ta commande',
  sentSubject: 'Ta commande {id} est en route',
  sent: 'Ta commande est en route.',
  parcel: 'Un colis de ta commande est en route.',
  follow: 'Suivre le colis',
  cancelledSubject: 'Ta commande {id} a été annulée',
  cancelled: 'Ta commande est annulée ; rien ne sera imprimé ni expédié.',
  refundedSubject: 'Remboursement de ta commande {id}',
  refunded: 'Nous t’avons remboursé {total}.',
  addressSubject: 'Nouvelle adresse pour ta commande {id}',
  address: 'Ta commande sera livrée à cette adresse :',
};
