import { API_LOCALES, type ApiLocale } from '@muro/api';

/** Words of a shop in every language: `english` where `others` has none. */
export const inEveryLanguage = (english: string, others: Readonly<Partial<Record<ApiLocale, string>>>) =>
  Object.fromEntries(API_LOCALES.map((locale) => [locale, others[locale] ?? english])) as Readonly<Record<ApiLocale, string>>;
