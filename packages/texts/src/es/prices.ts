import type { prices as source } from '../en/prices.ts';
import type { Like } from '../shared/core.ts';

export const prices: Like<typeof source> = {
  head: 'Precios',
  vat: 'IVA incl.',
  from: 'desde {price}',
  perPanel: '{price} por panel',
};
