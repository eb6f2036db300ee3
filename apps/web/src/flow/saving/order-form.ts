import {
  addressBy,
  addressField,
  addressIn,
  EMAIL,
  invoiceField,
  invoiceFields,
  invoiceIn,
  MAX_QUANTITY,
  type OrderRequest,
  type PostalAddress,
} from '@muro/api';
import type { Locale } from '@muro/texts';
import { addressErrors } from './address-errors.ts';
import { agreedOffer } from './agreed-offer.ts';
import { type CartLine, warningsOf } from './cart-line.ts';
import type { OrderFields } from './order-fields.ts';
import { chosenDelivery } from './order-sum.ts';

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

/** Changes the quantity by one step, within 1 to 99. */
export function stepQuantity(quantity: number, by: -1 | 1): number {
  return Math.max(1, Math.min(MAX_QUANTITY, quantity + by));
}

/** Returns a typed quantity; the current one if the text is not a number from 1 to 99. */
export function typeQuantity(quantity: number, text: string): number {
  const typed = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return typed >= 1 && typed <= MAX_QUANTITY ? typed : quantity;
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
  const way = chosenDelivery(lines, fields);
  const agreed = agreedOffer(lines, fields);
  const warnings = [...new Set(lines.flatMap(warningsOf))];
  return {
    ...trimmed(addressIn(fields)),
    ...(hasInvoice(lines, fields) && invoiceFields(trimmed(invoiceIn(fields)))),
    email: fields.email.trim(),
    ...first,
    ...(more.length > 0 && { more }),
    ...(way && { delivery: way.id }),
    ...(agreed && { agreed }),
    ...(warnings.length > 0 && { acceptedwarnings: warnings.join(',') }),
  };
}

/** True if the shop accepts a separate invoice address and one was given. */
const hasInvoice = ([first]: readonly CartLine[], fields: OrderFields): boolean =>
  fields.hasInvoice && first?.draft.shop.asksInvoiceAddress === true;

const trimmed = (address: PostalAddress): PostalAddress => addressBy(({ part }) => address[part].trim());
