import type { prices as source } from '../en/prices.ts';
import type { Like } from '../shared/core.ts';

export const prices: Like<typeof source> = {
  head: 'Preise',
  vat: 'inkl. MwSt.',
  from: 'ab {price}',
  perPanel: '{price} pro Kachel',
};
