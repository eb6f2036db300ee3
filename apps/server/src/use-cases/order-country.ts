import { API_LOCALES, type ApiLocale } from '@muro/api';
import type { ShopData } from '@muro/shop';

/** A country as an order names it. */
export interface OrderCountry {
  /** ISO 3166; '' for one that nobody knows. */
  readonly code: string;
  /** In the buyer's language when a code was given, otherwise as it was written. */
  readonly name: string;
}

/** The country that a buyer named by its code or by its name in any language; null for one that the shop does not deliver to. */
export function orderCountry({ countries }: Pick<ShopData, 'countries'>, text: string, locale: ApiLocale): OrderCountry | null {
  const ownName = nameOf(text, locale);
  codes ??= codesByName();
  const code = ownName === null ? (codes.get(folded(text)) ?? '') : text;
  if (countries !== null && !countries.includes(code)) return null;
  return { code, name: ownName ?? text };
}

/** Every name of every country, folded; made when it is first asked for. */
let codes: ReadonlyMap<string, string> | null = null;

function codesByName(): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    API_LOCALES.flatMap((locale) => {
      const names = namesIn(locale);
      return all.flatMap((code) => {
        const name = names.of(code);
        // A code of before, such as FX, bears the name of today's.
        return name === undefined ? [] : [[folded(name), new Intl.Locale(`und-${code}`).region ?? code] as const];
      });
    }),
  );
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The name behind a code; null for a text that is none. */
function nameOf(text: string, locale: ApiLocale): string | null {
  return /^[A-Z]{2}$/.test(text) ? (namesIn(locale).of(text) ?? null) : null;
}

const namesIn = (locale: ApiLocale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
