import type { withdrawal as source } from '../en/withdrawal.ts';
import type { Like } from '../shared/core.ts';

export const withdrawal: Like<typeof source> = {
  here: 'Renoncer au contrat ici',
  confirm: 'Confirmer la rétractation',
  title: 'Droit de rétractation',
  until:
    'Tu peux te rétracter sans donner de motif jusqu’au {date} inclus ; si ton dernier colis est arrivé plus tard que prévu, jusqu’à 14 jours après sa réception.',
  way: 'Cela se fait sur la page de ta commande, sous « {here} ».',
  untilOpen: 'Tu peux te rétracter sans donner de motif dans les 14 jours suivant la réception.',
  not: 'Sont exclus les articles personnalisés : {what}.',
  statement: 'Je notifie ma rétractation du contrat de la commande {id} portant sur :',
  receipt: 'L’accusé de réception, avec date et heure, sera envoyé à l’adresse e-mail de la commande.',
  elsewhere: 'Aussi à une autre adresse e-mail (facultatif)',
  done: 'Nous avons bien reçu ta rétractation. L’accusé de réception t’est envoyé par e-mail.',
  withdrawn: 'Rétractation le {time} : {what}',
  held: 'Rétractation du client : {lines}',
  subject: 'Réception de ta rétractation, commande {id}',
  mail: 'Nous avons reçu ta rétractation le {time}. Voici ce que tu as déclaré :',
  shopSubject: 'Commande {id} : le client s’est rétracté',
  shopMail:
    'Le client s’est rétracté le {time}. L’accusé de réception est envoyé automatiquement. Le remboursement est dû sous 14 jours ; une commande pas encore expédiée reste en attente jusqu’à sa libération.',
  late: 'D’après le délai de livraison indiqué, le délai courait jusqu’au {date} inclus. La rétractation est valable si elle a été faite dans les 14 jours suivant l’arrivée du dernier colis.',
};
