import type { accountPage as source } from '../en/account-page.ts';
import type { Like } from '../shared/core.ts';

export const accountPage: Like<typeof source> = {
  confirmedHalf: 'Confermato. Manca ancora la conferma dall’altro indirizzo.',
  confirmedDone: 'Confermato. L’indirizzo è attivo.',
  underWay: 'Non ancora stampato: ordine {orders}. Annullalo nella sua pagina o attendi la stampa; poi potrai eliminare l’account.',
};
