import { type ApiLocale, countryCode } from '@muro/api';
import type { ShopData } from '@muro/shop';

/** The country of an order's address. */
export interface OrderCountry {
  /** ISO 3166 code; '' for an unknown country. */
  readonly code: string;
  /** Text that is stored: the code, or what was typed for an unknown country. */
  readonly stored: string;
}

/** Parses a country from its code or its name in any language; null if the shop does not deliver to it. */
export function orderCountry({ countries }: Pick<ShopData, 'countries'>, text: string, locale: ApiLocale): OrderCountry | null {
  const code = countryCode(text, locale);
  if (countries !== null && !countries.includes(code)) return null;
  return { code, stored: code || text };
}
