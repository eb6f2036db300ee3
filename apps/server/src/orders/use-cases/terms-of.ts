import { createHash } from 'node:crypto';
import type { ApiLocale } from '@muro/api';
import { type ShopData, shopText } from '@muro/shop';

interface ShownTerms {
  /** Markdown; '' where the shop has none. */
  readonly text: string;
  /** Of the text, hex; null where there is none. */
  readonly sha256: string | null;
}

/** The terms of a shop as a buyer of this language reads them. */
export function termsOf(shop: ShopData, locale: ApiLocale): ShownTerms {
  const text = shopText(shop, 'terms', locale)?.markdown ?? '';
  return { text, sha256: text === '' ? null : createHash('sha256').update(text).digest('hex') };
}
