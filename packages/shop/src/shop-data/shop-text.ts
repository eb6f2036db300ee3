import { API_LOCALES, type ApiLocale } from '@muro/api';
import type { ShopData, ShopText } from './shop-data.ts';

/** A text of the shop in a language, or else in English, or else in the first language that has it; null where none has. */
export function shopText(
  { texts }: ShopData,
  text: ShopText,
  locale: ApiLocale,
): { readonly locale: ApiLocale; readonly markdown: string } | null {
  for (const one of [locale, 'en', ...API_LOCALES] as const) {
    const markdown = texts[text][one];
    if (markdown !== undefined) return { locale: one, markdown };
  }
  return null;
}
