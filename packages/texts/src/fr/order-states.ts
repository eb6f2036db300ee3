import type { Like } from '../core.ts';
import type { orderStates as source } from '../en/order-states.ts';

export const orderStates: Like<typeof source> = {
  stateReceived: 'Reçue',
  statePrinting: 'En préparation',
  statePrinted: 'Prête à imprimer',
  stateSent: 'Expédiée',
  stateCancelled: 'Annulée',
  stateFailed: 'Un problème est survenu',
};
