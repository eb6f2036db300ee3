import type { ApiLocale } from '@muro/api';

/** An amount as the language writes it: 1250, 'EUR' → '12,50 €'. */
export function money(cents: number, currency: string, locale: ApiLocale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}
