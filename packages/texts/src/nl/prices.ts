import type { Like } from '../core.ts';
import type { prices as source } from '../en/prices.ts';

export const prices: Like<typeof source> = {
  head: 'Prijzen',
  vat: 'incl. btw',
  from: 'vanaf {price}',
  perPanel: '{price} per tegel',
};
