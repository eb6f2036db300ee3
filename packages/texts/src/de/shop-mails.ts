import type { shopMails as source } from '../en/shop-mails.ts';
import type { Like } from '../shared/core.ts';

export const shopMails: Like<typeof source> = {
  orderSubject: 'Bestellung {id}: {what}',
  order: 'Eine Bestellung ist eingegangen.',
  graceUntil: 'Bis {time} kann sie geändert oder storniert werden; danach wird die Druckdatei erstellt.',
  failedSubject: 'Bestellung {id} konnte nicht gedruckt werden',
  failed: 'Die Druckdatei konnte nicht erstellt werden. {reason} Wenn das behoben ist, druckt neu: {command}',
  cancelledSubject: 'Bestellung {id} wurde vom Kunden storniert',
  cancelled: 'Diese Bestellung wurde storniert. Sie wird nicht gedruckt.',
  addressSubject: 'Bestellung {id} geht an eine andere Adresse',
  address: 'Die Adresse wurde geändert. Das gilt jetzt:',
};
