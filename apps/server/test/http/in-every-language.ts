import { API_LOCALES, type ApiLocale } from '@muro/api';

/** Returns a text of a shop in every language: `english` if `others` has no translation. */
export const inEveryLanguage = (english: string, others: Readonly<Partial<Record<ApiLocale, string>>>) =>
  Object.fromEntries(API_LOCALES.map((locale) => [locale, others[locale] ?? english])) as Readonly<Record<ApiLocale, string>>;
