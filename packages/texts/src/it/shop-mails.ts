import type { shopMails as source } from '../en/shop-mails.ts';
import type { Like } from '../shared/core.ts';

export const shopMails: Like<typeof source> = {
  orderSubject: 'Ordine {id}: {what}',
  order: 'È arrivato un ordine.',
  graceUntil: 'Il cliente può cambiarlo o annullarlo fino al {time}; poi viene creato il file di stampa.',
  failedSubject: 'L’ordine {id} non si è potuto stampare',
  failed: 'Non è stato possibile creare il file di stampa. {reason} Una volta risolto, stampa di nuovo: {command}',
  cancelledSubject: 'L’ordine {id} è stato annullato dal cliente',
  cancelled: 'Il cliente ha annullato questo ordine. Non verrà stampato.',
  addressSubject: 'L’ordine {id} va a un altro indirizzo',
  address: 'Il cliente ha cambiato l’indirizzo. Quello nuovo è:',
};
