import type { ApiLocale } from '@muro/api';
import { ORDER_WARNING_TEXTS as WORDS } from '@muro/texts/all';

/** Returns a warning that a buyer accepted, with its key; an unknown key of the shop's own checkout is returned as it is. */
export function warningText(key: string, locale: ApiLocale): string {
  const warningText = Object.hasOwn(WORDS, key) ? WORDS[key as keyof typeof WORDS][locale] : '';
  return warningText === '' ? key : `${warningText} (${key})`;
}
