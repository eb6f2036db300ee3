import type { OrderDraftAnswer } from '@muro/api';
import { type InvoiceFields, NO_INVOICE } from './invoice-address.ts';

/** What a buyer fills in, beside what is ordered. */
export interface OrderFields extends InvoiceFields {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** A code where the shop names its countries; otherwise what was written. */
  readonly country: string;
  readonly email: string;
  /** Id of the way of delivery; '' for the first that is open. */
  readonly delivery: string;
  /** The invoice goes elsewhere. */
  readonly hasInvoice: boolean;
}

/** Longest answer to each field, characters; the server's own limits. */
export const MOST_CHARACTERS = { name: 120, street: 200, postcode: 20, city: 120, country: 80, email: 120 } as const;

/** Address fields in the order of the form. */
export const ADDRESS_FIELDS = ['name', 'street', 'postcode', 'city', 'country', 'email'] as const;

export function emptyFields({ countries }: Pick<OrderDraftAnswer, 'countries'>): OrderFields {
  const country = countries?.length === 1 ? (countries[0] ?? '') : '';
  return { name: '', street: '', postcode: '', city: '', country, email: '', delivery: '', hasInvoice: false, ...NO_INVOICE };
}
