import type { orderMails as source } from '../en/order-mails.ts';
import type { Like } from '../shared/core.ts';

export const orderMails: Like<typeof source> = {
  hello: 'Hallo {name},',
  helloUnnamed: 'Hallo,',
  receivedSubject: 'Deine Bestellung {id} bei {shop}',
  received: 'Wir haben deine Bestellung erhalten. Das hast du bestellt:',
  grace: 'Bis {time} kannst du die Adresse ändern oder die Bestellung stornieren.',
  toOrder: 'Zu deiner Bestellung',
  toOrderHint: 'Der Link funktioniert ohne Anmeldung. Gib ihn nur an Personen weiter, die deine Bestellung sehen dürfen.',
  terms: 'Die AGB zu deiner Bestellung',
  sentSubject: 'Deine Bestellung {id} ist unterwegs',
  sent: 'Deine Bestellung ist auf dem Weg zu dir.',
  parcel: 'Ein Paket deiner Bestellung ist auf dem Weg zu dir.',
  follow: 'Sendung verfolgen',
  cancelledSubject: 'Deine Bestellung {id} ist storniert',
  cancelled: 'Deine Bestellung wurde storniert; es wird nichts gedruckt und nichts versandt.',
  refundedSubject: 'Rückerstattung zu deiner Bestellung {id}',
  refunded: 'Wir haben dir {total} zurückerstattet.',
  addressSubject: 'Neue Adresse für deine Bestellung {id}',
  address: 'Deine Bestellung geht jetzt an diese Adresse:',
};
