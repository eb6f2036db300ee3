import type { Catalogue } from '../core.ts';

/** Texts around a price. `head` heads a price text; in Dutch, German and English it is the mark by which a child’s price text is found. [TPL-21] */
export const prices = {
  head: 'Prices',
  vat: 'incl. VAT',
  from: 'from {price}',
  perPanel: '{price} per tile',
} as const satisfies Catalogue;
