import type { accountPage as source } from '../en/account-page.ts';
import type { Like } from '../shared/core.ts';

export const accountPage: Like<typeof source> = {
  confirmedHalf: 'Bevestigd. We wachten nog op de bevestiging vanuit je andere mailbox.',
  confirmedDone: 'Bevestigd. Het adres geldt.',
  underWay:
    'Nog niet gedrukt: bestelling {orders}. Annuleer op de bestelpagina of wacht tot alles is gedrukt. Daarna kun je het account verwijderen.',
};
