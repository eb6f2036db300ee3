import type { shopMails as source } from '../en/shop-mails.ts';
import type { Like } from '../shared/core.ts';

export const shopMails: Like<typeof source> = {
  orderSubject: 'Bestelling {id}: {what}',
  order: 'Er is een bestelling binnengekomen.',
  graceUntil: 'De klant kan de bestelling wijzigen of annuleren tot {time}; daarna wordt het drukbestand gemaakt.',
  failedSubject: 'Bestelling {id} kon niet worden gedrukt',
  failed: 'Het drukbestand kon niet worden gemaakt. {reason} Is het verholpen, druk dan opnieuw: {command}',
  cancelledSubject: 'Bestelling {id} is door de klant geannuleerd',
  cancelled: 'De klant heeft deze bestelling geannuleerd. Die wordt niet gedrukt.',
  addressSubject: 'Bestelling {id} gaat naar een ander adres',
  address: 'De klant heeft het adres gewijzigd. Het nieuwe adres:',
};
