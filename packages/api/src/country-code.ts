import { API_LOCALES } from './locale.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });

/** Codes by the names of countries in a language, and by themselves, folded; made when a language is first asked for. */
const known = new Map<string, ReadonlyMap<string, string>>();

function codesIn(locale: string): ReadonlyMap<string, string> {
  const made = known.get(locale);
  if (made) return made;
  const names = namesIn(locale);
  const codes = new Map(
    CODES.flatMap((code): [string, string][] => {
      const name = names.of(code);
      // A code of before, such as DD or FX, bears the name of today's.
      const today = name && (new Intl.Locale(`und-${code}`).region ?? code);
      return today ? [code, name].map((text) => [folded(text), today]) : [];
    }),
  );
  known.set(locale, codes);
  return codes;
}

/**
 * The ISO 3166 code of a country that was written as such or by its name in any of the languages, whatever its case and accents.
 *
 * @param locale  the language in which it is looked up first
 * @returns '' for one that nobody knows
 */
export function countryCode(written: string, locale: string): string {
  const text = folded(written);
  for (const one of [locale, ...API_LOCALES]) {
    const code = codesIn(one).get(text);
    if (code !== undefined) return code;
  }
  return '';
}

/** What a country is called in a language, by its code in whatever case; null for a text that is no code. */
export const countryName = (code: string, locale: string): string | null =>
  /^[a-z]{2}$/i.test(code) ? (namesIn(locale).of(code.toUpperCase()) ?? null) : null;

/** The ISO 3166 code of a country as an order keeps it: orders placed before codes were kept have its name. One that is unknown stays. */
export const storedCountry = (country: string): string => countryCode(country, 'en') || country;

/** A kept country as a reader's language calls it. */
export const countryText = (country: string, locale: string): string => countryName(storedCountry(country), locale) ?? country;
