import type { Like } from '../core.ts';
import type { prices as source } from '../en/prices.ts';

export const prices: Like<typeof source> = {
  head: 'Prix',
  vat: 'TTC',
  from: 'dès {price}',
  perPanel: '{price} par panneau',
};
