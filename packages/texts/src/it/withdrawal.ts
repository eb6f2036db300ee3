import type { withdrawal as source } from '../en/withdrawal.ts';
import type { Like } from '../shared/core.ts';

export const withdrawal: Like<typeof source> = {
  here: 'Recedere dal contratto qui',
  confirm: 'Conferma recesso',
  title: 'Diritto di recesso',
  until:
    'Puoi recedere dal contratto senza indicarne il motivo entro il giorno {date}; se l’ultimo pacco è arrivato dopo la data prevista, entro 14 giorni dal suo arrivo.',
  way: 'Si fa sulla pagina del tuo ordine, alla voce «{here}».',
  untilOpen: 'Puoi recedere dal contratto senza indicarne il motivo entro 14 giorni dalla consegna.',
  not: 'Sono esclusi i prodotti personalizzati: {what}.',
  statement: 'Notifico il recesso dal contratto dell’ordine {id} relativo a:',
  receipt: 'La conferma di ricezione, con data e ora, verrà inviata all’indirizzo e-mail dell’ordine.',
  elsewhere: 'Anche a un altro indirizzo e-mail (facoltativo)',
  done: 'Abbiamo ricevuto il tuo recesso. La conferma ti viene inviata per e-mail.',
  withdrawn: 'Recesso in data {time}: {what}',
  held: 'Recesso del cliente: {lines}',
  subject: 'Ricezione del tuo recesso, ordine {id}',
  mail: 'Abbiamo ricevuto il tuo recesso il {time}. Ecco che cosa hai dichiarato:',
  shopSubject: 'Ordine {id}: il cliente ha esercitato il recesso',
  shopMail:
    'Il cliente ha esercitato il recesso il {time}. La conferma viene inviata automaticamente. Il rimborso va fatto entro 14 giorni; un ordine non ancora spedito resta sospeso finché non viene sbloccato.',
  late: 'Secondo i tempi di consegna indicati, il termine scadeva in data {date}. Il recesso è valido se è stato esercitato entro 14 giorni dall’arrivo dell’ultimo pacco.',
};
