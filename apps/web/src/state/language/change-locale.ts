import type { Locale } from '@muro/texts';
import { go } from '../address/go.ts';
import { translatePath } from '../address/route-aliases.ts';
import { storeLocale } from './start-locale.ts';
import { loadTexts } from './text-store.ts';

/** The visitor chose a language: it is kept, and the address becomes that language's own. */
export async function changeLocale(locale: Locale): Promise<void> {
  storeLocale(locale);
  await loadTexts(locale);
  renameQuery(locale);
  const path = window.location.hash.replace(/^#/, '');
  const translated = translatePath(path, locale);
  if (translated !== path) go(translated, { replace: true });
}

/** A `?lang=` that stands in the address follows the choice; otherwise a reload would undo it. */
function renameQuery(locale: Locale): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.set('lang', locale);
  window.history.replaceState(window.history.state, '', address);
}
