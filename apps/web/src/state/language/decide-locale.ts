import { LOCALES, type Locale } from '@muro/texts';

/** Returns the locale for a language tag ('de-AT' → 'de'), null for an unsupported language. */
export function localeOf(tag: string | null | undefined): Locale | null {
  const language = (tag ?? '').trim().slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale === language) ?? null;
}

/** Sources of the visitor's language, strongest first. */
export interface LocaleHints {
  /** Language of the opened address, if its alias exists in only one language. */
  readonly route: Locale | null;
  /** `?lang=` */
  readonly query: string | null;
  /** The choice stored on an earlier visit. */
  readonly stored: string | null;
  readonly browser: readonly string[];
  /** The shop's language. */
  readonly fallback: Locale;
}

/** Decides the locale: route alias, then `?lang=`, then the stored choice, then the browser's languages, then the shop's. */
export function decideLocale({ route, query, stored, browser, fallback }: LocaleHints): Locale {
  const spoken = browser.map(localeOf).find((locale) => locale !== null);
  return route ?? localeOf(query) ?? localeOf(stored) ?? spoken ?? fallback;
}
