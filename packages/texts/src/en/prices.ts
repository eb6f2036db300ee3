import type { Catalogue } from '../shared/core.ts';

/** Words around a price. `head` begins a price text; in Dutch, German and English it also marks the price text of a child. [TPL-21] */
export const prices = {
  head: 'Prices',
  vat: 'incl. VAT',
  from: 'from {price}',
  perPanel: '{price} per tile',
} as const satisfies Catalogue;
