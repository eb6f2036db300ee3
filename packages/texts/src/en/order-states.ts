import type { Catalogue } from '../shared/core.ts';

/** Names of the order states on all pages and in all lists. */
export const orderStates = {
  stateReceived: 'Received',
  statePrinting: 'Being prepared',
  statePrinted: 'Ready to print',
  stateSent: 'Sent',
  stateCancelled: 'Cancelled',
  stateFailed: 'Something went wrong',
  stateReceivedHint: 'We are about to prepare your collage for printing.',
  statePrintingHint: 'The print file of your collage is being made.',
  statePrintedHint: 'The print file is ready; the print shop takes over from here.',
  stateSentHint: 'Your order is on its way.',
  stateCancelledHint: 'This order is not printed.',
  stateFailedHint: 'The print shop knows about it and will contact you.',
} as const satisfies Catalogue;
