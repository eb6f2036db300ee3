import { type ApiLocale, LOCALE_TAGS } from '@muro/api';
import { memoizeLru, toAmount } from '@muro/domain';

/** Formats an amount for a language: 1250, 'EUR' → '12,50 €'. */
export function money(cents: number, currency: string, locale: ApiLocale, { isGrouped = true } = {}): string {
  return formatterOf({ locale, currency, isGrouped }).format(toAmount(cents, currency));
}

/** Formats a placeholder in the position of an amount: '[TOTAL2]' → '[TOTAL2] €'. */
export function moneyAround(placeholder: string, currency: string, locale: ApiLocale): string {
  const parts = new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'currency', currency, maximumFractionDigits: 0 }).formatToParts(0);
  return parts.map(({ type, value }) => (type === 'integer' ? placeholder : value)).join('');
}

interface FormatterKey {
  readonly locale: ApiLocale;
  readonly currency: string;
  readonly isGrouped: boolean;
}

/** Formatters are cached: making one takes a hundred times as long as using it, and a custom size has thirty prices. */
const formatterOf = memoizeLru(
  64,
  ({ locale, currency, isGrouped }: FormatterKey) => `${locale} ${currency} ${isGrouped}`,
  ({ locale, currency, isGrouped }) => new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'currency', currency, useGrouping: isGrouped }),
);
