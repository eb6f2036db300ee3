import type { ApiLocale } from '@muro/api';
import type { PriceOf } from '../use-cases/ports.ts';
import { MATERIAL_NAMES, PRICES_HEAD } from './materials.ts';
import { money } from './money.ts';
import type { Text } from './text.ts';

/** The price text of a size: HTML, one line a material. [PRICE-01] */
export function priceText(prices: readonly PriceOf[], currency: string, locale: ApiLocale): string {
  const lines = prices.map(({ material, priceCents }) => `${MATERIAL_NAMES[material][locale]}: ${money(priceCents, currency, locale)}`);
  return [`<b>${PRICES_HEAD[locale]}</b>`, ...lines].join('<br>');
}

const FROM: Text = { nl: 'vanaf {price}', en: 'from {price}', de: 'ab {price}', fr: 'dès {price}', it: 'da {price}', es: 'desde {price}' };

/** What the cheapest of these costs, for a design's card; '' where nothing has a price. */
export function fromPrice(prices: readonly PriceOf[], currency: string, locale: ApiLocale): string {
  if (prices.length === 0) return '';
  return FROM[locale].replace('{price}', money(Math.min(...prices.map(({ priceCents }) => priceCents)), currency, locale));
}
