import {
  type AddressPart,
  addressBy,
  addressField,
  addressIn,
  type CartAnswer,
  countryCode,
  countryText,
  EMAIL,
  type InvoiceField,
  invoiceField,
  invoiceFields,
  invoiceIn,
  LOCALE_TAGS,
  type OrderDraftAnswer,
  type OrderRequest,
  type PostalAddress,
} from '@muro/api';
import type { Locale } from '@muro/texts';
import { addressErrors } from './address-errors.ts';
import { agreedOffer } from './agreed-offer.ts';
import { type CartLine, warningsOf } from './cart-line.ts';
import { chosenDelivery, type DeliveryChoice } from './order-sum.ts';

/** The buyer's input, besides the order lines, by request field names. A country is a code if selected, otherwise the typed text. */
export interface OrderFields extends DeliveryChoice, Readonly<Record<AddressPart | InvoiceField, string>> {
  readonly email: string;
  /** True if the invoice has its own address. */
  readonly hasInvoice: boolean;
}

const NOWHERE = addressBy(() => '');

/** Known data of a buyer: the account's email address, and the address of the last order. */
export type KnownBuyer = Pick<CartAnswer, 'email' | 'earlier'>;

/**
 * Returns the prefilled fields: the address of the last order, without a country that the shop does not deliver to; for a first order, the
 * account's email address and the country of the language.
 */
export function prefilledFields(
  { countries, shop }: Pick<OrderDraftAnswer, 'countries'> & { readonly shop: Pick<OrderDraftAnswer['shop'], 'asksInvoiceAddress'> },
  { email, earlier }: KnownBuyer,
  locale: Locale,
): OrderFields {
  const invoice = shop.asksInvoiceAddress ? (earlier?.invoice ?? null) : null;
  const address = earlier ? addressIn(earlier) : NOWHERE;
  const code = countryCode(address.country, 'en');
  return {
    ...address,
    ...invoiceFields(invoice ? { ...invoice, country: countryText(invoice.country, locale) } : NOWHERE),
    country:
      countries === null
        ? countryText(address.country, locale)
        : countries.includes(code)
          ? code
          : presetCountry(countries, earlier ? '' : locale),
    email: earlier?.email ?? email,
    delivery: '',
    hasInvoice: invoice !== null,
  };
}

/** Returns the country that is likely: the only one, or for a first order that of the language; '' if there is none. */
function presetCountry(countries: readonly string[], locale: Locale | ''): string {
  const [only = '', ...more] = countries;
  if (more.length === 0) return only;
  const region = locale === '' ? '' : (new Intl.Locale(LOCALE_TAGS[locale]).maximize().region ?? '');
  return countries.includes(region) ? region : '';
}

/** Returns the fields from which a request was made. */
export function fieldsOf(request: OrderRequest): OrderFields {
  const { email, delivery = '', invoicename } = request;
  return { ...addressIn(request), ...invoiceFields(invoiceIn(request)), email, delivery, hasInvoice: invoicename !== undefined };
}

export type OrderFieldError = 'required' | 'cartEmailWrong' | 'cartMaterialMissing' | 'cartPostcodeWrong' | 'cartNoDelivery';
/** `material`: a collage without a material. */
export type OrderErrors = Readonly<Partial<Record<keyof OrderFields | 'material', OrderFieldError>>>;

/** Validates the order; returns an empty object if it can be placed. */
export function orderErrors(lines: readonly CartLine[], fields: OrderFields, locale: Locale): OrderErrors {
  const errors: Partial<Record<keyof OrderErrors, OrderFieldError>> = addressErrors(fields, addressField, locale);
  const email = fields.email.trim();
  if (!EMAIL.test(email)) errors.email = email === '' ? 'required' : 'cartEmailWrong';
  if (!errors.country && !chosenDelivery(lines, fields)) errors.delivery = 'cartNoDelivery';
  if (lines.some(({ material }) => material === '')) errors.material = 'cartMaterialMissing';
  return hasInvoice(lines, fields) ? { ...errors, ...addressErrors(fields, invoiceField, locale) } : errors;
}

/** @param lines  at least one */
export function orderRequestOf(lines: readonly CartLine[], fields: OrderFields): OrderRequest {
  const [first, ...more] = lines.map(({ draft, line, material, quantity }) => ({
    collageid: String(draft.collageid),
    line,
    version: draft.version,
    material,
    quantity,
  }));
  if (!first) throw new RangeError('Expected a collage to be ordered but received none');
  const delivery = chosenDelivery(lines, fields);
  const agreed = agreedOffer(lines, fields);
  const warnings = [...new Set(lines.flatMap(warningsOf))];
  return {
    ...trimmed(addressIn(fields)),
    ...(hasInvoice(lines, fields) && invoiceFields(trimmed(invoiceIn(fields)))),
    email: fields.email.trim(),
    ...first,
    ...(more.length > 0 && { more }),
    ...(delivery && { delivery: delivery.id }),
    ...(agreed && { agreed }),
    ...(warnings.length > 0 && { acceptedwarnings: warnings.join(',') }),
  };
}

/** True if the shop accepts a separate invoice address and one was given. */
const hasInvoice = ([first]: readonly CartLine[], fields: OrderFields): boolean =>
  fields.hasInvoice && first?.draft.shop.asksInvoiceAddress === true;

const trimmed = (address: PostalAddress): PostalAddress => addressBy(({ part }) => address[part].trim());
