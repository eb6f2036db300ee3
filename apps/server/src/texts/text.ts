import type { ApiLocale } from '@muro/api';

/** A sentence in every language. */
export type Text = Readonly<Record<ApiLocale, string>>;

/** The sentence with its {names} filled in. */
export function sayIn(locale: ApiLocale, text: Text, values: Readonly<Record<string, string | number>> = {}): string {
  return text[locale].replace(/\{([a-z]+)\}/gi, (whole, name: string) => String(values[name] ?? whole));
}
