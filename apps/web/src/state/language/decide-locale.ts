import { LOCALES, type Locale } from '@muro/texts';

/** The locale that a language tag means ('de-AT' → 'de'), null for a language we do not speak. */
export function localeOf(tag: string | null | undefined): Locale | null {
  const language = (tag ?? '').trim().slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale === language) ?? null;
}

/** Everything that may say which language a visitor wants, strongest first. */
export interface LocaleHints {
  /** Of the opened address, when only one language has that alias. */
  readonly route: Locale | null;
  /** `?lang=` */
  readonly query: string | null;
  /** The choice of an earlier visit. */
  readonly stored: string | null;
  readonly browser: readonly string[];
  /** The shop's language. */
  readonly fallback: Locale;
}

/** Route alias, then `?lang=`, then the stored choice, then the browser's languages, then the shop's. */
export function decideLocale({ route, query, stored, browser, fallback }: LocaleHints): Locale {
  const spoken = browser.map(localeOf).find((locale) => locale !== null);
  return route ?? localeOf(query) ?? localeOf(stored) ?? spoken ?? fallback;
}
