import type { shopMails as source } from '../en/shop-mails.ts';
import type { Like } from '../shared/core.ts';

export const shopMails: Like<typeof source> = {
  orderSubject: 'Commande {id} : {what}',
  order: 'Une commande est arrivée.',
  graceUntil: 'Le client peut la modifier ou l’annuler jusqu’au {time} ; le fichier d’impression est créé ensuite.',
  failedSubject: 'La commande {id} n’a pas pu être imprimée',
  failed: 'Le fichier d’impression n’a pas pu être créé. {reason} Une fois le problème réglé, relancez l’impression : {command}',
  cancelledSubject: 'La commande {id} a été annulée par le client',
  cancelled: 'Le client a annulé cette commande. Elle ne sera pas imprimée.',
  addressSubject: 'La commande {id} va à une autre adresse',
  address: 'Le client a changé l’adresse. Voici la nouvelle :',
};
