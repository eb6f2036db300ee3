import type { ApiLocale } from '@muro/api';
import type { PriceList } from '@muro/domain';
import { MATERIAL_NAMES, PRICE_TEXTS, type Text } from '@muro/texts/all';
import { labelled } from '../../texts/labelled.ts';
import { money, moneyAround } from '../../texts/money.ts';
import type { PriceOf } from '../types/catalogue.ts';

/** Returns the price text of a size: HTML, one line per material. [PRICE-01] */
export function priceText(prices: readonly PriceOf[], list: PriceList, locale: ApiLocale): string {
  const { currency } = list;
  return vatNote(
    list,
    locale,
    prices.map(({ material, priceCents }) => labelled(locale, MATERIAL_NAMES[material][locale], money(priceCents, currency, locale))),
  );
}

/**
 * Returns the price text of panels with placeholders that the page fills in: [TOTAL] their number, [TOTAL2] the total price. [PRICE-03 …
 * PRICE-06]
 */
export function panelPriceText(perPanel: readonly PriceOf[], list: PriceList, locale: ApiLocale): string {
  const total = moneyAround('[TOTAL2]', list.currency, locale);
  const lines = perPanel.map(({ material, priceCents }) => {
    const sum = `[TOTAL] × ${money(priceCents, list.currency, locale, { isGrouped: false })} = ${total}`;
    return perPanel.length > 1 ? labelled(locale, MATERIAL_NAMES[material][locale], sum) : sum;
  });
  return vatNote(list, locale, lines);
}

function vatNote({ isVatIncluded }: PriceList, locale: ApiLocale, lines: readonly string[]): string {
  const vat = isVatIncluded ? ` (${PRICE_TEXTS.vat[locale]})` : '';
  return [`<b>${PRICE_TEXTS.head[locale]}</b>${vat}`, ...lines].join('<br>');
}

/** Returns the lowest price, for a design's card; '' if there is none. */
export function fromPrice(prices: readonly PriceOf[], currency: string, locale: ApiLocale): string {
  return cheapestText(PRICE_TEXTS.from, prices, currency, locale);
}

/** Returns the price of one panel, for a design's card. */
export function panelPrice(perPanel: readonly PriceOf[], currency: string, locale: ApiLocale): string {
  return cheapestText(PRICE_TEXTS.perPanel, perPanel, currency, locale);
}

function cheapestText(template: Text, prices: readonly PriceOf[], currency: string, locale: ApiLocale): string {
  if (prices.length === 0) return '';
  return template[locale].replace('{price}', money(Math.min(...prices.map(({ priceCents }) => priceCents)), currency, locale));
}
