import { useLocale } from 'react-aria-components/I18nProvider';

/** Returns a function that formats numbers in the page's language; with `currency` (ISO 4217) as an amount of money, in whole units. */
export function useNumberText(): (value: number, options?: { readonly decimals?: number; readonly currency?: string }) => string {
  const { locale } = useLocale();
  return (value, { decimals, currency } = {}) =>
    new Intl.NumberFormat(locale, {
      ...(decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
      ...(currency ? { style: 'currency' as const, currency } : {}),
    }).format(value);
}
