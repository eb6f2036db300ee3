import type { Locale } from '../texts/locale.ts';
import { go } from './go.ts';
import { translatePath } from './route-aliases.ts';
import { storeLocale } from './start-locale.ts';
import { loadTexts } from './text-store.ts';

/** The visitor chose a language: it is kept, and the address becomes that language's own. */
export async function changeLocale(locale: Locale): Promise<void> {
  storeLocale(locale);
  await loadTexts(locale);
  const path = window.location.hash.replace(/^#/, '');
  const translated = translatePath(path, locale);
  if (translated !== path) go(translated, { replace: true });
}
