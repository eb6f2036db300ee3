import type { ApiLocale } from '@muro/api';
import type { PriceOf } from '../use-cases/ports.ts';
import { MATERIAL_NAMES, PRICES_HEAD } from './materials.ts';
import { money } from './money.ts';

/** The price text of a size: HTML, one line a material. [PRICE-01] */
export function priceText(prices: readonly PriceOf[], currency: string, locale: ApiLocale): string {
  const lines = prices.map(({ material, priceCents }) => `${MATERIAL_NAMES[material][locale]}: ${money(priceCents, currency, locale)}`);
  return [`<b>${PRICES_HEAD[locale]}</b>`, ...lines].join('<br>');
}
