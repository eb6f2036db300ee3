import { API_LOCALES, type ApiLocale } from '@muro/api';
import type { ShopData, ShopText } from './shop-data.ts';

/** Returns a text of the shop in a language, or in English, or in the first available language; null if it does not exist. */
export function shopText(
  { texts }: ShopData,
  text: ShopText,
  locale: ApiLocale,
): { readonly locale: ApiLocale; readonly markdown: string } | null {
  for (const candidate of [locale, 'en', ...API_LOCALES] as const) {
    const markdown = texts[text][candidate];
    if (markdown !== undefined) return { locale: candidate, markdown };
  }
  return null;
}
