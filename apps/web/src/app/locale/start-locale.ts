import { decideLocale, type Locale, localeOf } from '../../texts/locale.ts';
import { localeOfPath } from '../navigate/route-aliases.ts';

const STORED = 'muro.locale';

/** The language to start in. [L10N-01] */
export function startLocale(): Locale {
  const shop = document.querySelector('meta[name="muro-locale"]')?.getAttribute('content');
  return decideLocale({
    route: localeOfPath(window.location.hash.replace(/^#/, '')),
    query: new URLSearchParams(window.location.search).get('lang'),
    stored: storedLocale(),
    browser: window.navigator.languages,
    fallback: localeOf(shop) ?? 'es',
  });
}

/** Keeps the visitor's choice for later visits. A browser that forbids it only forgets. */
export function storeLocale(locale: Locale): void {
  try {
    window.localStorage.setItem(STORED, locale);
  } catch {
    // Nothing to be done: the choice holds for this visit.
  }
}

function storedLocale(): string | null {
  try {
    return window.localStorage.getItem(STORED);
  } catch {
    return null;
  }
}
