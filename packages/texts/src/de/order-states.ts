import type { Like } from '../core.ts';
import type { orderStates as source } from '../en/order-states.ts';

export const orderStates: Like<typeof source> = {
  stateReceived: 'Eingegangen',
  statePrinting: 'In Vorbereitung',
  statePrinted: 'Druckbereit',
  stateSent: 'Versandt',
  stateCancelled: 'Storniert',
  stateFailed: 'Etwas ist schiefgegangen',
};
