import type { Like } from '../core.ts';
import type { orderStates as source } from '../en/order-states.ts';

export const orderStates: Like<typeof source> = {
  stateReceived: 'Ricevuto',
  statePrinting: 'In preparazione',
  statePrinted: 'Pronto per la stampa',
  stateSent: 'Spedito',
  stateCancelled: 'Annullato',
  stateFailed: 'Qualcosa è andato storto',
};
