import type { ApiLocale } from '@muro/api';
import type { PriceList } from '@muro/domain';
import type { PriceOf } from '../ports/catalogue.ts';
import { labelled } from './labelled.ts';
import { MATERIAL_NAMES, PRICES_HEAD } from './materials.ts';
import { money, moneyAround } from './money.ts';
import type { Text } from './text.ts';

/** Behind the head of a price text. */
const VAT: Text = { nl: 'incl. btw', en: 'incl. VAT', de: 'inkl. MwSt.', fr: 'TTC', it: 'IVA inclusa', es: 'IVA incl.' };

/** The price text of a size: HTML, one line a material. [PRICE-01] */
export function priceText(prices: readonly PriceOf[], list: PriceList, locale: ApiLocale): string {
  const { currency } = list;
  return underHead(
    list,
    locale,
    prices.map(({ material, priceCents }) => labelled(locale, MATERIAL_NAMES[material][locale], money(priceCents, currency, locale))),
  );
}

/** The price text of panels, in which the page counts them: [TOTAL] their number, [TOTAL2] what all cost. [PRICE-03 … PRICE-06] */
export function panelPriceText(perPanel: readonly PriceOf[], list: PriceList, locale: ApiLocale): string {
  const total = moneyAround('[TOTAL2]', list.currency, locale);
  const lines = perPanel.map(({ material, priceCents }) => {
    const sum = `[TOTAL] × ${money(priceCents, list.currency, locale, { isGrouped: false })} = ${total}`;
    return perPanel.length > 1 ? labelled(locale, MATERIAL_NAMES[material][locale], sum) : sum;
  });
  return underHead(list, locale, lines);
}

function underHead({ isVatIncluded }: PriceList, locale: ApiLocale, lines: readonly string[]): string {
  const vat = isVatIncluded ? ` (${VAT[locale]})` : '';
  return [`<b>${PRICES_HEAD[locale]}</b>${vat}`, ...lines].join('<br>');
}

const FROM: Text = { nl: 'vanaf {price}', en: 'from {price}', de: 'ab {price}', fr: 'dès {price}', it: 'da {price}', es: 'desde {price}' };

const PER_PANEL: Text = {
  nl: '{price} per tegel',
  en: '{price} per tile',
  de: '{price} pro Kachel',
  fr: '{price} par panneau',
  it: '{price} a pannello',
  es: '{price} por panel',
};

/** What the cheapest of these costs, for a design's card; '' where nothing has a price. */
export function fromPrice(prices: readonly PriceOf[], currency: string, locale: ApiLocale): string {
  return ofCheapest(FROM, prices, currency, locale);
}

/** The same for panels: what one costs. */
export function panelPrice(perPanel: readonly PriceOf[], currency: string, locale: ApiLocale): string {
  return ofCheapest(PER_PANEL, perPanel, currency, locale);
}

function ofCheapest(words: Text, prices: readonly PriceOf[], currency: string, locale: ApiLocale): string {
  if (prices.length === 0) return '';
  return words[locale].replace('{price}', money(Math.min(...prices.map(({ priceCents }) => priceCents)), currency, locale));
}
