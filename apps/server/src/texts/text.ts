import type { ApiLocale } from '@muro/api';
import type { Text } from '@muro/texts/all';

/** The sentence with its {names} filled in. */
export function sayIn(locale: ApiLocale, text: Text, values: Readonly<Record<string, string | number>> = {}): string {
  return text[locale].replace(/\{([a-z]+)\}/gi, (whole, name: string) => String(values[name] ?? whole));
}
