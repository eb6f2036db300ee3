import type { checkoutPages as source } from '../en/checkout-pages.ts';
import type { Like } from '../shared/core.ts';

export const checkoutPages: Like<typeof source> = {
  choose: 'Su che materiale lo stampiamo?',
  chooseHint: 'Scegli il materiale; poi passi alla cassa.',
  toCheckout: 'Vai alla cassa',
  otherPlaces: 'Con questo materiale il modello ha altri spazi. Controlla prima come viene il tuo collage.',
  open: 'Apri il collage',
  notYet: 'Non si può ancora ordinare',
  otherAccount: 'Questo collage è di un altro account',
  otherAccountHint: 'Hai effettuato l’accesso come {name}. Esci e accedi con l’account con cui è stato creato il collage.',
  gone: 'Questo collage non c’è più',
};
