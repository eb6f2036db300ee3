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

/** What a buyer fills in, beside what is ordered, by the names of the request's fields. A country is a code where it is chosen, otherwise what was written. */
export interface OrderFields extends Readonly<Record<AddressPart | InvoiceField, string>> {
  readonly email: string;
  /** Id of the way of delivery; '' for the first that is open. */
  readonly delivery: string;
  /** The invoice goes elsewhere. */
  readonly hasInvoice: boolean;
}

const NOWHERE = addressBy(() => '');

/** What is known of a buyer: the e-mail address of the account, and where its last order went. */
export type KnownBuyer = Pick<CartAnswer, 'email' | 'earlier'>;

/** What a buyer finds: the address of the order before, but for a country that the shop does not deliver to; before the first the account's e-mail address. */
export function firstFields(
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

/** What was filled in when this was sent. */
export function fieldsOf(request: OrderRequest): OrderFields {
  const { email, delivery = '', invoicename } = request;
  return { ...addressIn(request), ...invoiceFields(invoiceIn(request)), email, delivery, hasInvoice: invoicename !== undefined };
}
