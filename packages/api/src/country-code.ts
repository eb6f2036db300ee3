import { API_LOCALES } from './locale.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });

/** Codes by folded code and folded country name, per language; built on the first use of a language. */
const cache = new Map<string, ReadonlyMap<string, string>>();

function codesIn(locale: string): ReadonlyMap<string, string> {
  const cached = cache.get(locale);
  if (cached) return cached;
  const names = namesIn(locale);
  const codes = new Map(
    CODES.flatMap((code): [string, string][] => {
      const name = names.of(code);
      // A withdrawn code such as DD or FX has the name of its successor.
      const today = name && (new Intl.Locale(`und-${code}`).region ?? code);
      return today ? [code, name].map((text) => [folded(text), today]) : [];
    }),
  );
  cache.set(locale, codes);
  return codes;
}

/**
 * Finds the ISO 3166 code of a country by its code or its name in any language. Ignores case and accents.
 *
 * @param locale  language to search first
 * @returns '' for an unknown country
 */
export function countryCode(codeOrName: string, locale: string): string {
  const text = folded(codeOrName);
  for (const candidate of [locale, ...API_LOCALES]) {
    const code = codesIn(candidate).get(text);
    if (code !== undefined) return code;
  }
  return '';
}

/** Returns the name of a country in a language by its code in any case; null if the text is not a code. */
export const countryName = (code: string, locale: string): string | null =>
  /^[a-z]{2}$/i.test(code) ? (namesIn(locale).of(code.toUpperCase()) ?? null) : null;

/** Returns the ISO 3166 code under which an order stores a country. Orders placed before codes were stored have a name; an unknown one is returned unchanged. */
export const storedCountry = (country: string): string => countryCode(country, 'en') || country;

/** Returns the name of a stored country in a language. */
export const countryText = (country: string, locale: string): string => countryName(storedCountry(country), locale) ?? country;
