import type { newShop as source } from './en/new-shop.ts';
import { LOCALES, type Locale } from './locales.ts';

type Area = Readonly<Record<keyof typeof source, string>>;

const ALL = Object.fromEntries(
  await Promise.all(
    LOCALES.map(async (locale) => [locale, ((await import(`./${locale}/new-shop.ts`)) as { readonly newShop: Area }).newShop] as const),
  ),
) as Readonly<Record<Locale, Area>>;

const inEach = (key: keyof Area) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, ALL[locale][key]])) as Readonly<Record<Locale, string>>;

/** Words of a new shop's folder in every language. They are exported separately, because the terminal needs no other texts. */
export const NEW_SHOP_TEXTS = {
  parcel: inEach('parcel'),
  hours: inEach('hours'),
  terms: inEach('terms'),
  privacy: inEach('privacy'),
  imprint: inEach('imprint'),
  toBeWritten: inEach('toBeWritten'),
};
