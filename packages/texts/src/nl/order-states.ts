import type { orderStates as source } from '../en/order-states.ts';
import type { Like } from '../shared/core.ts';

export const orderStates: Like<typeof source> = {
  stateReceived: 'Ontvangen',
  statePrinting: 'Wordt klaargemaakt',
  statePrinted: 'Klaar om te drukken',
  stateSent: 'Verzonden',
  stateCancelled: 'Geannuleerd',
  stateFailed: 'Er ging iets mis',
  stateReceivedHint: 'We maken je collage zo klaar om te drukken.',
  statePrintingHint: 'Het drukbestand van je collage wordt gemaakt.',
  statePrintedHint: 'Het drukbestand is klaar; de drukkerij neemt het nu over.',
  stateSentHint: 'Je bestelling is onderweg.',
  stateCancelledHint: 'Deze bestelling wordt niet gedrukt.',
  stateFailedHint: 'De drukkerij weet ervan en neemt contact met je op.',
};
