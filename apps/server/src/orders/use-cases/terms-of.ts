import { createHash } from 'node:crypto';
import type { ApiLocale } from '@muro/api';
import { type ShopData, shopText } from '@muro/shop';

interface ShownTerms {
  /** Markdown; '' if the shop has none. */
  readonly text: string;
  /** SHA-256 of the text, hex; null if there is none. */
  readonly sha256: string | null;
}

/** Returns the shop's terms in the buyer's language. */
export function termsOf(shop: ShopData, locale: ApiLocale): ShownTerms {
  const text = shopText(shop, 'terms', locale)?.markdown ?? '';
  return { text, sha256: text === '' ? null : createHash('sha256').update(text).digest('hex') };
}
