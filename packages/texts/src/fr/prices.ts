import type { prices as source } from '../en/prices.ts';
import type { Like } from '../shared/core.ts';

export const prices: Like<typeof source> = {
  head: 'Prix',
  vat: 'TTC',
  from: 'dès {price}',
  perPanel: '{price} par panneau',
};
