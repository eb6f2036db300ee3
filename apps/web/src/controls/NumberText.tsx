import { useLocale } from '../app/locale/text-store.ts';
import { LOCALE_TAGS } from '../texts/locale.ts';

interface NumberTextProps {
  readonly value: number;
  readonly decimals?: number;
  /** ISO 4217; the value is then an amount of money, not cents. */
  readonly currency?: string;
}

/** A number as the language in use writes it. */
export function NumberText({ value, decimals, currency }: NumberTextProps) {
  return <>{useNumberText()(value, { ...(decimals === undefined ? {} : { decimals }), ...(currency ? { currency } : {}) })}</>;
}

/** The same as a function, for labels. */
export function useNumberText(): (value: number, options?: { readonly decimals?: number; readonly currency?: string }) => string {
  const tag = LOCALE_TAGS[useLocale()];
  return (value, { decimals, currency } = {}) =>
    new Intl.NumberFormat(tag, {
      ...(decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
      ...(currency ? { style: 'currency' as const, currency } : {}),
    }).format(value);
}
