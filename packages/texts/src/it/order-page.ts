import type { orderPage as source } from '../en/order-page.ts';
import type { Like } from '../shared/core.ts';

export const orderPage: Like<typeof source> = {
  orderUnknown: 'Questo link non è valido o è scaduto. Usa quello dell’ultima e-mail o accedi.',
  orderSignIn: 'Accedi per vedere questo ordine.',
  orderToSignIn: 'Accedi',
  orderAway: 'Nessuna connessione. La pagina riprova da sola.',
  orderHeld: 'La tipografia ha sospeso temporaneamente l’ordine.',
  orderPaid: 'Pagato',
  orderRefunded: 'Rimborsato',
  orderParcel: 'Pacco',
  orderDetails: 'Che cosa hai ordinato',
  orderChangeTitle: 'Modifica',
  orderChangeUntil: 'Puoi farlo fino a: {time}; poi prepariamo la stampa.',
  orderChangeAddress: 'Cambia l’indirizzo',
  orderSameCountry: 'Il paese resta {country}: il prezzo dipende dal paese.',
  orderConfirmEmail: 'Indirizzo e-mail dell’ordine, per conferma',
  orderSaveAddress: 'Salva l’indirizzo',
  orderAddressSaved: 'Il nuovo indirizzo è stato salvato.',
  orderCancel: 'Annulla l’ordine',
  orderCancelHint: 'Non si stampa e non si addebita nulla. Non si può tornare indietro.',
  orderCancelNow: 'Annulla definitivamente',
  orderAgain: 'Ordina di nuovo',
  orderNewLink: 'Sostituisci il link',
  orderNewLinkHint: 'I link delle e-mail precedenti non funzioneranno più; la prossima e-mail ne conterrà uno nuovo.',
  orderLinkReplaced: 'I link precedenti non funzionano più.',
};
