import type { Locale } from '@muro/texts';
import { localeOfPath } from '../address/route-aliases.ts';
import { decideLocale, localeOf } from './decide-locale.ts';

const STORED = 'muro.locale';

/** The language to start in: this window goes on in the one it speaks, unless its address says otherwise. [L10N-01] */
export function startLocale(): Locale {
  return localeAt(window.location, kept('sessionStorage'));
}

/** Keeps the visitor's choice for later visits. */
export function storeLocale(locale: Locale): void {
  keep('localStorage', locale);
}

/** Keeps what this window speaks, for the pages that it comes to: the cart, a reload under an address that several languages share. */
export function noteWindowLocale(locale: Locale): void {
  keep('sessionStorage', locale);
}

/**
 * An address of the product with the language in it, where another window would open it in another one.
 *
 *     /cart/fromApp?collageid=7  →  /cart/fromApp?collageid=7&lang=es    for whoever came with ?lang=es and reads English
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
    stored: ofWindow ?? kept('localStorage'),
    browser: window.navigator.languages,
    fallback: localeOf(shop) ?? 'es',
  });
}

/** A browser that forbids it only forgets. */
function keep(where: 'localStorage' | 'sessionStorage', locale: Locale): void {
  try {
    window[where].setItem(STORED, locale);
  } catch {
    // Nothing to be done: it holds for this page, and addresses carry it.
  }
}

function kept(where: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[where].getItem(STORED);
  } catch {
    return null;
  }
}
