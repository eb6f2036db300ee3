import { useLocale } from 'react-aria-components/I18nProvider';

/** Returns a function that formats cents, the smallest unit of the currency (ISO 4217), in the page's language. */
export function useMoney(currency: string): (cents: number) => string {
  const format = new Intl.NumberFormat(useLocale().locale, { style: 'currency', currency });
  const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  return (cents) => format.format(cents / unit);
}
