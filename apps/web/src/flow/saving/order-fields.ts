import {
  type AddressPart,
  addressBy,
  addressIn,
  type InvoiceField,
  invoiceFields,
  invoiceIn,
  type OrderDraftAnswer,
  type OrderRequest,
} from '@muro/api';

/** What a buyer fills in, beside what is ordered, by the names of the request's fields. A country is a code where it is chosen, otherwise what was written. */
export interface OrderFields extends Readonly<Record<AddressPart | InvoiceField, string>> {
  readonly email: string;
  /** Id of the way of delivery; '' for the first that is open. */
  readonly delivery: string;
  /** The invoice goes elsewhere. */
  readonly hasInvoice: boolean;
}

const NOWHERE = addressBy(() => '');

export function emptyFields({ countries }: Pick<OrderDraftAnswer, 'countries'>): OrderFields {
  const country = countries?.length === 1 ? (countries[0] ?? '') : '';
  return { ...NOWHERE, ...invoiceFields(NOWHERE), country, email: '', delivery: '', hasInvoice: false };
}

/** What was filled in when this was sent. */
export function fieldsOf(request: OrderRequest): OrderFields {
  const { email, delivery = '', invoicename } = request;
  return { ...addressIn(request), ...invoiceFields(invoiceIn(request)), email, delivery, hasInvoice: invoicename !== undefined };
}
