import { type ApiLocale, countryCode } from '@muro/api';
import type { ShopData } from '@muro/shop';

/** A country as an order names it. */
export interface OrderCountry {
  /** ISO 3166; '' for one that is unknown. */
  readonly code: string;
  /** As it is kept: the code, or what was written for one that is unknown. */
  readonly kept: string;
}

/** The country that a buyer named by its code or by its name in any language; null for one that the shop does not deliver to. */
export function orderCountry({ countries }: Pick<ShopData, 'countries'>, text: string, locale: ApiLocale): OrderCountry | null {
  const code = countryCode(text, locale);
  if (countries !== null && !countries.includes(code)) return null;
  return { code, kept: code || text };
}
