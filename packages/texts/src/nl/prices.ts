import type { prices as source } from '../en/prices.ts';
import type { Like } from '../shared/core.ts';

export const prices: Like<typeof source> = {
  head: 'Prijzen',
  vat: 'incl. btw',
  from: 'vanaf {price}',
  perPanel: '{price} per tegel',
};
