import { MAX_QUANTITY, ORDER_EMAIL, type OrderDraftAnswer, type OrderRequest } from '@muro/api';
import { isPostcodeOf } from '@muro/domain';
import type { Locale } from '../../texts/locale.ts';
import { INVOICE_FIELDS, invoiceErrors } from './invoice-address.ts';
import { ADDRESS_FIELDS, type OrderFields } from './order-fields.ts';
import { chosenWay, orderSum } from './order-sum.ts';

export type OrderFieldError = 'required' | 'cartEmailWrong' | 'cartMaterialMissing' | 'cartPostcodeWrong' | 'cartNoDelivery';
export type OrderErrors = Readonly<Partial<Record<keyof OrderFields, OrderFieldError>>>;

/** What is missing or wrong; an empty object when the order can be placed. */
export function orderErrors(draft: OrderDraftAnswer, fields: OrderFields, locale: Locale): OrderErrors {
  const missing = ADDRESS_FIELDS.filter((field) => fields[field].trim() === '');
  const errors: Record<string, OrderFieldError> = Object.fromEntries(missing.map((field) => [field, 'required']));
  if (!errors.email && !ORDER_EMAIL.test(fields.email.trim())) errors.email = 'cartEmailWrong';
  if (!errors.postcode && !isPostcodeOf(fields.country, fields.postcode)) errors.postcode = 'cartPostcodeWrong';
  if (!errors.country && !chosenWay(draft, fields)) errors.delivery = 'cartNoDelivery';
  if (fields.material === '') errors.material = 'cartMaterialMissing';
  return fields.hasInvoice ? { ...errors, ...invoiceErrors(fields, locale) } : errors;
}

/** One step of the quantity, 1 to 99. */
export function stepQuantity(quantity: number, by: -1 | 1): number {
  return Math.max(1, Math.min(MAX_QUANTITY, quantity + by));
}

/** A typed quantity; what is no number of 1 to 99 changes nothing. */
export function typeQuantity(quantity: number, text: string): number {
  const typed = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return typed >= 1 && typed <= MAX_QUANTITY ? typed : quantity;
}

/** What the collage is on the chosen material: price of one piece, picture, whether it can be ordered so; null before one is chosen. */
export function offerOn({ materials }: OrderDraftAnswer, material: string): OrderDraftAnswer['materials'][number] | null {
  return materials.find((entry) => entry.material === material) ?? null;
}

export function orderRequestOf(draft: OrderDraftAnswer, fields: OrderFields): OrderRequest {
  const sum = orderSum(draft, fields);
  const way = chosenWay(draft, fields);
  const trimmed = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, fields[field].trim()]));
  const invoice = fields.hasInvoice ? Object.fromEntries(INVOICE_FIELDS.map((field) => [field, fields[field].trim()])) : {};
  return {
    ...(trimmed as Record<(typeof ADDRESS_FIELDS)[number], string>),
    ...invoice,
    collageid: String(draft.collageid),
    version: draft.version,
    material: fields.material,
    quantity: fields.quantity,
    ...(way && { delivery: way.id }),
    ...(sum && { agreedtotalcents: sum.totalCents }),
  };
}
