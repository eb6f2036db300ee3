import { countryText } from './country-code.ts';

interface PartRule {
  /** Longest answer, characters. */
  readonly most: number;
  /** Without one the part may be left out, and is '' then. */
  readonly isRequired: boolean;
  /** What browsers fill in by themselves, behind 'shipping' or 'billing'. */
  readonly autoComplete: string;
  readonly example: string;
}

/**
 * What a postal address is made of, in the order in which it is asked for. Whoever asks for an address, checks it, keeps it or shows
 * it goes through this list; beside it a part needs its labels, which the compiler asks for, and its place in `addressLines`.
 */
const PARTS = [
  { part: 'name', most: 120, isRequired: true, autoComplete: 'name', example: 'Ana García' },
  { part: 'street', most: 200, isRequired: true, autoComplete: 'address-line1', example: 'Calle Mayor 1' },
  { part: 'postcode', most: 20, isRequired: true, autoComplete: 'postal-code', example: '28013' },
  { part: 'city', most: 120, isRequired: true, autoComplete: 'address-level2', example: 'Madrid' },
  { part: 'country', most: 80, isRequired: true, autoComplete: 'country-name', example: 'España' },
] as const satisfies readonly (PartRule & { readonly part: string })[];

export type AddressPart = (typeof PARTS)[number]['part'];
/** The same part of the address of the invoice, where both stand in one request. */
export type InvoiceField = `invoice${AddressPart}`;

export interface AddressRule extends PartRule {
  readonly part: AddressPart;
}
export const ADDRESS_PARTS: readonly AddressRule[] = PARTS;

/** The country is a code as 'ES', or a name in some language where it is asked for or unknown. */
export type PostalAddress = Readonly<Record<AddressPart, string>>;

/* The field of a request that holds a part of the address, and of that of the invoice. */
export const addressField = (part: AddressPart): AddressPart => part;
export const invoiceField = (part: AddressPart): InvoiceField => `invoice${part}`;

/** An address made part by part. */
export function addressBy(textOf: (rule: AddressRule) => string): PostalAddress {
  return Object.fromEntries(ADDRESS_PARTS.map((rule) => [rule.part, textOf(rule)])) as PostalAddress;
}

/** The address among other fields; a part that was never asked for is ''. */
export const addressIn = (fields: { readonly [Part in AddressPart]?: string | undefined }): PostalAddress =>
  addressBy(({ part }) => fields[part] ?? '');

/** The address of the invoice among other fields. */
export const invoiceIn = (fields: { readonly [Field in InvoiceField]?: string | undefined }): PostalAddress =>
  addressBy(({ part }) => fields[invoiceField(part)] ?? '');

/** The fields of a request that say where the invoice goes. */
export const invoiceFields = (address: PostalAddress): Readonly<Record<InvoiceField, string>> =>
  Object.fromEntries(ADDRESS_PARTS.map(({ part }) => [invoiceField(part), address[part]])) as Record<InvoiceField, string>;

/** As it is written on a parcel, the country in a reader's language. */
export function addressLines({ name, street, postcode, city, country }: PostalAddress, locale: string): readonly string[] {
  return [name, street, `${postcode} ${city}`, countryText(country, locale)].filter(Boolean);
}
