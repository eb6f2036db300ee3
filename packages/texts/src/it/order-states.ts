import type { orderStates as source } from '../en/order-states.ts';
import type { Like } from '../shared/core.ts';

export const orderStates: Like<typeof source> = {
  stateReceived: 'Ricevuto',
  statePrinting: 'In preparazione',
  statePrinted: 'Pronto per la stampa',
  stateSent: 'Spedito',
  stateCancelled: 'Annullato',
  stateFailed: 'Qualcosa è andato storto',
  stateReceivedHint: 'Ora creiamo il file di stampa del tuo collage.',
  statePrintingHint: 'Il file di stampa del tuo collage è in creazione.',
  statePrintedHint: 'Il file di stampa è pronto; ora tocca alla tipografia.',
  stateSentHint: 'Il tuo ordine è in viaggio.',
  stateCancelledHint: 'Questo ordine non verrà stampato.',
  stateFailedHint: 'La tipografia ne è informata e ti contatterà.',
};
