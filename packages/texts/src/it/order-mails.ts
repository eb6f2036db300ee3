import type { orderMails as source } from '../en/order-mails.ts';
import type { Like } from '../shared/core.ts';

export const orderMails: Like<typeof source> = {
  hello: 'Ciao {name},',
  helloUnnamed: 'Ciao,',
  receivedSubject: 'Il tuo ordine {id} su {shop}',
  received: 'Abbiamo ricevuto il tuo ordine. Ecco che cosa hai ordinato:',
  grace: 'Puoi cambiare l’indirizzo o annullare l’ordine fino a: {time}',
  toOrder: 'Vai al tuo ordine',
  toOrderHint: 'Il link funziona senza effettuare l’accesso. Condividilo solo con chi può vedere il tuo ordine.',
  terms: 'Le condizioni del tuo ordine',
  sentSubject: 'Il tuo ordine {id} è in viaggio',
  sent: 'Il tuo ordine è in viaggio.',
  parcel: 'Un pacco del tuo ordine è in viaggio.',
  follow: 'Segui il pacco',
  cancelledSubject: 'Il tuo ordine {id} è stato annullato',
  cancelled: 'Il tuo ordine è stato annullato: non verrà stampato né spedito nulla.',
  refundedSubject: 'Rimborso del tuo ordine {id}',
  refunded: 'Ti abbiamo rimborsato {total}.',
  addressSubject: 'Nuovo indirizzo per il tuo ordine {id}',
  address: 'Il tuo ordine verrà spedito a questo indirizzo:',
};
