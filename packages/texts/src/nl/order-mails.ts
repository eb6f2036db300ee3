import type { orderMails as source } from '../en/order-mails.ts';
import type { Like } from '../shared/core.ts';

export const orderMails: Like<typeof source> = {
  hello: 'Hallo {name},',
  helloUnnamed: 'Hallo,',
  receivedSubject: 'Je bestelling {id} bij {shop}',
  received: 'We hebben je bestelling ontvangen. Dit is wat je hebt besteld:',
  grace: 'Tot {time} kun je het adres wijzigen of de bestelling annuleren.',
  toOrder: 'Naar je bestelling',
  toOrderHint: 'De link werkt zonder inloggen. Deel hem alleen met wie je bestelling mag zien.',
  terms: 'De voorwaarden bij je bestelling',
  sentSubject: 'Je bestelling {id} is verzonden',
  sent: 'Je bestelling is naar je onderweg.',
  parcel: 'Er is een pakket van je bestelling naar je onderweg.',
  follow: 'Het pakket volgen',
  cancelledSubject: 'Je bestelling {id} is geannuleerd',
  cancelled: 'Je bestelling is geannuleerd; er wordt niets gedrukt of verzonden.',
  refundedSubject: 'Terugbetaling van je bestelling {id}',
  refunded: 'We hebben je {total} terugbetaald.',
  addressSubject: 'Nieuw adres voor je bestelling {id}',
  address: 'Je bestelling gaat nu naar dit adres:',
};
