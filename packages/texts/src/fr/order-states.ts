import type { orderStates as source } from '../en/order-states.ts';
import type { Like } from '../shared/core.ts';

export const orderStates: Like<typeof source> = {
  stateReceived: 'Reçue',
  statePrinting: 'En préparation',
  statePrinted: 'Prête à imprimer',
  stateSent: 'Expédiée',
  stateCancelled: 'Annulée',
  stateFailed: 'Un problème est survenu',
  stateReceivedHint: 'Nous allons créer le fichier d’impression de ton collage.',
  statePrintingHint: 'Le fichier d’impression de ton collage est en cours de création.',
  statePrintedHint: 'Le fichier d’impression est prêt ; l’imprimerie prend le relais.',
  stateSentHint: 'Ta commande est en route.',
  stateCancelledHint: 'Cette commande ne sera pas imprimée.',
  stateFailedHint: 'L’imprimerie est prévenue et te contactera.',
};
