import { useLocale } from 'react-aria-components/I18nProvider';

/** Writes numbers as the language in use does; `currency` (ISO 4217) makes an amount of money of one, not of cents. */
export function useNumberText(): (value: number, options?: { readonly decimals?: number; readonly currency?: string }) => string {
  const { locale } = useLocale();
  return (value, { decimals, currency } = {}) =>
    new Intl.NumberFormat(locale, {
      ...(decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
      ...(currency ? { style: 'currency' as const, currency } : {}),
    }).format(value);
}
