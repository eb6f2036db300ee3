import type { Catalogue } from '../core.ts';

/** Where an order is: its name on every page and in every list. */
export const orderStates = {
  stateReceived: 'Received',
  statePrinting: 'Being prepared',
  statePrinted: 'Ready to print',
  stateSent: 'Sent',
  stateCancelled: 'Cancelled',
  stateFailed: 'Something went wrong',
} as const satisfies Catalogue;
