import type { Like } from '../core.ts';
import type { orderStates as source } from '../en/order-states.ts';

export const orderStates: Like<typeof source> = {
  stateReceived: 'Ontvangen',
  statePrinting: 'Wordt klaargemaakt',
  statePrinted: 'Klaar om te drukken',
  stateSent: 'Verzonden',
  stateCancelled: 'Geannuleerd',
  stateFailed: 'Er ging iets mis',
};
