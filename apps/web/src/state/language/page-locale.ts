import { EXIT_PATHS } from '@muro/api';
import type { Locale } from '@muro/texts';
import { storeLocale } from './start-locale.ts';

/**
 * Returns the address of the same page in another language: the page's own
 * address in that language, or `?lang=` if all languages share one address.
 *
 *     /resumen?after=12           →  /overview?after=12
 *     /account/reset?lang=es#Zx4  →  /account/reset?lang=en#Zx4
 */
export function addressInLocale(address: string, locale: Locale): string {
  const target = new URL(address);
  const path = target.pathname.replace(/(.)\/$/, '$1');
  const exit = Object.values(EXIT_PATHS).find((addresses) =>
    Object.values(addresses).some((candidate) => candidate.replace(/\/$/, '') === path),
  );
  if (exit) target.pathname = exit[locale];
  else target.searchParams.set('lang', locale);
  return target.href;
}

/** Reloads this page in another language, because the server writes some of its texts. Stores the choice for later visits. */
export function loadInLocale(locale: Locale): void {
  storeLocale(locale);
  window.location.assign(addressInLocale(window.location.href, locale));
}
