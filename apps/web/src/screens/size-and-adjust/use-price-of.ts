import { type MaterialCode, materialsOf, type Template } from '@muro/domain';
import { useMemo } from 'react';
import { useNumberText } from '../../controls/use-number-text.ts';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { type Price, type PriceParts, priceOn, priceParts } from '../../flow/catalogue/price-parts.ts';
import { priceText } from '../../flow/catalogue/price-text.ts';
import { type TextKey, useText } from '../../state/language/text-store.ts';
import { materialLabel } from './material-label.ts';

/** Returns the price text of a choice, HTML, with amounts as the language writes them. */
export function usePriceText(template: Template, choice: Choice): string {
  const numberText = useNumberText();
  return priceText(template, choice, (cents, decimals) => numberText(cents / 100, { decimals }));
}

/** Returns the parts of the price text of a choice. [PRICE-01] [PRICE-02] */
export function usePriceParts(template: Template, choice: Choice): PriceParts {
  const t = useText() as (key: TextKey) => string;
  const html = usePriceText(template, choice);
  const { size } = choice;
  return useMemo(() => priceParts(html, materialsOf(size), (code: MaterialCode) => t(materialLabel(code))), [html, size, t]);
}

/** Returns the price of a choice, or the lowest if no material is chosen; null if the shop's text contains none. */
export function usePriceOf(template: Template, choice: Choice): Price | null {
  return priceOn(usePriceParts(template, choice), choice.material);
}
