import { countryText } from './country-code.ts';

interface PartRule {
  /** Maximum length, characters. */
  readonly maxLength: number;
  /** False if the part is optional; it is '' if omitted. */
  readonly isRequired: boolean;
  /** `autocomplete` token, after 'shipping' or 'billing'. */
  readonly autoComplete: string;
  readonly example: string;
}

/**
 * Parts of a postal address in the order of the form. Forms, checks, storage and views use this list. A new part also needs its labels,
 * which the compiler requires, and its place in `addressLines`.
 */
const PARTS = [
  { part: 'name', maxLength: 120, isRequired: true, autoComplete: 'name', example: 'Ana García' },
  { part: 'street', maxLength: 200, isRequired: true, autoComplete: 'address-line1', example: 'Calle Mayor 1' },
  { part: 'postcode', maxLength: 20, isRequired: true, autoComplete: 'postal-code', example: '28013' },
  { part: 'city', maxLength: 120, isRequired: true, autoComplete: 'address-level2', example: 'Madrid' },
  { part: 'country', maxLength: 80, isRequired: true, autoComplete: 'country-name', example: 'España' },
] as const satisfies readonly (PartRule & { readonly part: string })[];

export type AddressPart = (typeof PARTS)[number]['part'];
/** The same part of the invoice address, if a request contains both. */
export type InvoiceField = `invoice${AddressPart}`;

export interface AddressRule extends PartRule {
  readonly part: AddressPart;
}
export const ADDRESS_PARTS: readonly AddressRule[] = PARTS;

/** The country is a code such as 'ES', or a name if the user typed one or the code is unknown. */
export type PostalAddress = Readonly<Record<AddressPart, string>>;

/* Names of the request fields for a part of the address, and of the invoice address. */
export const addressField = (part: AddressPart): AddressPart => part;
export const invoiceField = (part: AddressPart): InvoiceField => `invoice${part}`;

/** Builds an address part by part. */
export function addressBy(textOf: (rule: AddressRule) => string): PostalAddress {
  return Object.fromEntries(ADDRESS_PARTS.map((rule) => [rule.part, textOf(rule)])) as PostalAddress;
}

/** Reads the address from other fields; a missing part becomes ''. */
export const addressIn = (fields: { readonly [Part in AddressPart]?: string | undefined }): PostalAddress =>
  addressBy(({ part }) => fields[part] ?? '');

/** Reads the invoice address from other fields. */
export const invoiceIn = (fields: { readonly [Field in InvoiceField]?: string | undefined }): PostalAddress =>
  addressBy(({ part }) => fields[invoiceField(part)] ?? '');

/** Returns the request fields of an invoice address. */
export const invoiceFields = (address: PostalAddress): Readonly<Record<InvoiceField, string>> =>
  Object.fromEntries(ADDRESS_PARTS.map(({ part }) => [invoiceField(part), address[part]])) as Record<InvoiceField, string>;

/** Formats the lines of an address label, with the country in the reader's language. */
export function addressLines({ name, street, postcode, city, country }: PostalAddress, locale: string): readonly string[] {
  return [name, street, `${postcode} ${city}`, countryText(country, locale)].filter(Boolean);
}
