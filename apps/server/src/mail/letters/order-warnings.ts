import type { ApiLocale } from '@muro/api';
import { ORDER_WARNING_TEXTS as WORDS } from '@muro/texts/all';

/** A warning that a buyer accepted, with its key for programs; a key of the shop's own checkout stands as it is. */
export function warningText(key: string, locale: ApiLocale): string {
  const words = Object.hasOwn(WORDS, key) ? WORDS[key as keyof typeof WORDS][locale] : '';
  return words === '' ? key : `${words} (${key})`;
}
