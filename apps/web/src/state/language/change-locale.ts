import type { Locale } from '@muro/texts';
import { go } from '../address/go.ts';
import { translatePath } from '../address/route-aliases.ts';
import { storeLocale } from './start-locale.ts';
import { loadTexts } from './text-store.ts';

/** Switches to a language that the visitor chose: stores the choice and translates the address. */
export async function changeLocale(locale: Locale): Promise<void> {
  storeLocale(locale);
  await loadTexts(locale);
  renameQuery(locale);
  const path = window.location.hash.replace(/^#/, '');
  const translated = translatePath(path, locale);
  if (translated !== path) go(translated, { replace: true });
}

/** Updates a `?lang=` in the address; otherwise a reload would undo the choice. */
function renameQuery(locale: Locale): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.set('lang', locale);
  window.history.replaceState(window.history.state, '', address);
}
