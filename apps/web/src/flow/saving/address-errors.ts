import { ADDRESS_PARTS, type AddressPart } from '@muro/api';
import { isPostcodeOf } from '@muro/domain';
import type { Locale } from '../../texts/locale.ts';

/**
 * What is missing or wrong in one of the addresses of an order, by its fields.
 *
 * @param fieldOf  which of the addresses it is
 */
export function addressErrors<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  fieldOf: (part: AddressPart) => Field,
  locale: Locale,
): Partial<Record<Field, 'required' | 'cartPostcodeWrong'>> {
  const textOf = (part: AddressPart) => fields[fieldOf(part)].trim();
  const missing = ADDRESS_PARTS.filter(({ part, isRequired }) => isRequired && textOf(part) === '');
  const errors = Object.fromEntries(missing.map(({ part }) => [fieldOf(part), 'required']));
  const isWrong = textOf('postcode') !== '' && !isPostcodeOf(countryCode(textOf('country'), locale), textOf('postcode'));
  return { ...errors, ...(isWrong && { [fieldOf('postcode')]: 'cartPostcodeWrong' }) } as ReturnType<typeof addressErrors<Field>>;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** The code of a country that was written as such or by its name; '' for one that is not known. */
export function countryCode(written: string, locale: Locale): string {
  const text = folded(written);
  if (text === '') return '';
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const found =
    CODES.find((code) => folded(code) === text && names.of(code)) ?? CODES.find((code) => folded(names.of(code) ?? '') === text);
  // A code of before, such as DD, bears the name of today's.
  return found === undefined ? '' : (new Intl.Locale(`und-${found}`).region ?? found);
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
