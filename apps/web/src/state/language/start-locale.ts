import type { Locale } from '@muro/texts';
import { localeOfPath } from '../address/route-aliases.ts';
import { decideLocale, localeOf } from './decide-locale.ts';

const STORED = 'muro.locale';

/** Returns the language to start in: the window keeps its language, unless its address says otherwise. [L10N-01] */
export function startLocale(): Locale {
  return localeAt(window.location, readStorage('sessionStorage'));
}

/** Stores the visitor's choice for later visits. */
export function storeLocale(locale: Locale): void {
  writeStorage('localStorage', locale);
}

/** Stores the language of this window for the pages it opens next: the cart, or a reload of an address that several languages share. */
export function storeWindowLocale(locale: Locale): void {
  writeStorage('sessionStorage', locale);
}

/**
 * Adds the language to an address of the product if another window would open it in a different language.
 *
 *     /cart/fromApp?collageid=7  →  /cart/fromApp?collageid=7&lang=es    for a visitor who came with ?lang=es and an English browser
 */
export function carryLocale(address: string, locale: Locale): string {
  const target = new URL(address, window.location.origin);
  if (localeAt(target, null) === locale) return address;
  target.searchParams.set('lang', locale);
  return `${target.pathname}${target.search}${target.hash}`;
}

function localeAt({ hash, search }: Pick<URL, 'hash' | 'search'>, ofWindow: string | null): Locale {
  const shop = document.querySelector('meta[name="muro-locale"]')?.getAttribute('content');
  return decideLocale({
    route: localeOfPath(hash.replace(/^#/, '')),
    query: new URLSearchParams(search).get('lang'),
    stored: ofWindow ?? readStorage('localStorage'),
    browser: window.navigator.languages,
    fallback: localeOf(shop) ?? 'es',
  });
}

/** Stores the locale; ignored in a browser that refuses storage. */
function writeStorage(where: 'localStorage' | 'sessionStorage', locale: Locale): void {
  try {
    window[where].setItem(STORED, locale);
  } catch {
    // Without storage the choice applies to this page, and addresses carry it.
  }
}

function readStorage(where: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[where].getItem(STORED);
  } catch {
    return null;
  }
}
