import { useLocale } from 'react-aria-components/I18nProvider';

/** Writes whole cents, the smallest unit of their currency (ISO 4217), as the language of the page writes money. */
export function useMoney(currency: string): (cents: number) => string {
  const format = new Intl.NumberFormat(useLocale().locale, { style: 'currency', currency });
  const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  return (cents) => format.format(cents / unit);
}
