import {
  type AddressPart,
  addressBy,
  addressIn,
  type CartAnswer,
  countryCode,
  countryText,
  type InvoiceField,
  invoiceFields,
  invoiceIn,
  type OrderDraftAnswer,
  type OrderRequest,
} from '@muro/api';
import type { Locale } from '@muro/texts';

/** The buyer's input, besides the order lines, by request field names. A country is a code if selected, otherwise the typed text. */
export interface OrderFields extends Readonly<Record<AddressPart | InvoiceField, string>> {
  readonly email: string;
  /** Id of the delivery method; '' for the first available one. */
  readonly delivery: string;
  /** True if the invoice has its own address. */
  readonly hasInvoice: boolean;
}

const NOWHERE = addressBy(() => '');

/** Known data of a buyer: the account's email address, and the address of the last order. */
export type KnownBuyer = Pick<CartAnswer, 'email' | 'earlier'>;

/**
 * Returns the prefilled fields: the address of the last order, without a country that the shop does not deliver to; for a first order, only
 * the account's email address.
 */
export function prefilledFields(
  { countries, shop }: Pick<OrderDraftAnswer, 'countries'> & { readonly shop: Pick<OrderDraftAnswer['shop'], 'asksInvoiceAddress'> },
  { email, earlier }: KnownBuyer,
  locale: Locale,
): OrderFields {
  const only = countries?.length === 1 ? (countries[0] ?? '') : '';
  const invoice = shop.asksInvoiceAddress ? (earlier?.invoice ?? null) : null;
  const address = earlier ? addressIn(earlier) : NOWHERE;
  const code = countryCode(address.country, 'en');
  return {
    ...address,
    ...invoiceFields(invoice ? { ...invoice, country: countryText(invoice.country, locale) } : NOWHERE),
    country: countries === null ? countryText(address.country, locale) : countries.includes(code) ? code : only,
    email: earlier?.email ?? email,
    delivery: '',
    hasInvoice: invoice !== null,
  };
}

/** Returns the fields from which a request was made. */
export function fieldsOf(request: OrderRequest): OrderFields {
  const { email, delivery = '', invoicename } = request;
  return { ...addressIn(request), ...invoiceFields(invoiceIn(request)), email, delivery, hasInvoice: invoicename !== undefined };
}
