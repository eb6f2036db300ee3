import type { orderStates as source } from '../en/order-states.ts';
import type { Like } from '../shared/core.ts';

export const orderStates: Like<typeof source> = {
  stateReceived: 'Eingegangen',
  statePrinting: 'In Vorbereitung',
  statePrinted: 'Druckbereit',
  stateSent: 'Versandt',
  stateCancelled: 'Storniert',
  stateFailed: 'Etwas ist schiefgegangen',
  stateReceivedHint: 'Wir bereiten deine Collage gleich für den Druck vor.',
  statePrintingHint: 'Die Druckdatei deiner Collage wird erstellt.',
  statePrintedHint: 'Die Druckdatei ist fertig. Jetzt übernimmt die Druckerei.',
  stateSentHint: 'Deine Bestellung ist unterwegs.',
  stateCancelledHint: 'Diese Bestellung wird nicht gedruckt.',
  stateFailedHint: 'Die Druckerei weiß Bescheid und meldet sich bei dir.',
};
