import type { prices as source } from '../en/prices.ts';
import type { Like } from '../shared/core.ts';

export const prices: Like<typeof source> = {
  head: 'Prezzi',
  vat: 'IVA inclusa',
  from: 'da {price}',
  perPanel: '{price} a pannello',
};
