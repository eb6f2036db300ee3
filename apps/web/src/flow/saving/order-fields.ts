import type { OrderDraftAnswer } from '@muro/api';
import { type InvoiceFields, NO_INVOICE } from './invoice-address.ts';

/** What a buyer fills in. `material` is '' until chosen. */
export interface OrderFields extends InvoiceFields {
  readonly material: string;
  readonly quantity: number;
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

export function emptyFields(draft: OrderDraftAnswer): OrderFields {
  const only = draft.materials.length === 1 ? (draft.materials[0]?.material ?? '') : '';
  const country = draft.countries?.length === 1 ? (draft.countries[0] ?? '') : '';
  const address = { name: '', street: '', postcode: '', city: '', country, email: '' };
  return { material: draft.material || only, quantity: 1, ...address, delivery: '', hasInvoice: false, ...NO_INVOICE };
}
