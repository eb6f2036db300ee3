import type { ApiLocale } from '@muro/api';
import { type PluralText, pluralForm, type Text } from '@muro/texts/all';

type Values = Readonly<Record<string, string | number>>;

/** Returns the sentence with its {names} filled in. A plural text takes the form of `count`. */
export function textIn(locale: ApiLocale, text: Text, values?: Values): string;
export function textIn(locale: ApiLocale, text: PluralText, values: Values & { readonly count: number }): string;
export function textIn(locale: ApiLocale, text: Text | PluralText, values: Values = {}): string {
  const forms = text[locale];
  const sentence = typeof forms === 'string' ? forms : pluralForm(locale, forms, Number(values.count));
  return sentence.replace(/\{([a-z]+)\}/gi, (whole, name: string) => String(values[name] ?? whole));
}
