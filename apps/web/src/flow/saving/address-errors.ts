import { ADDRESS_PARTS, type AddressPart, countryCode } from '@muro/api';
import { isPostcodeOf } from '@muro/domain';
import type { Locale } from '@muro/texts';

/**
 * Returns the validation errors of one of an order's addresses, by field.
 *
 * @param fieldOf  maps an address part to the field of this address
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
