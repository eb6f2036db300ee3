import { MAX_QUANTITY, type OrderDraftAnswer, type OrderRequest } from '@muro/api';

/** What a buyer fills in. `material` is '' until chosen. */
export interface OrderFields {
  readonly material: string;
  readonly quantity: number;
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
}

export type OrderFieldError = 'cartRequired' | 'cartEmailWrong' | 'cartMaterialMissing';
export type OrderErrors = Readonly<Partial<Record<keyof OrderFields, OrderFieldError>>>;

/** Longest answer to each field, characters; the server's own limits. */
export const MOST_CHARACTERS = { name: 120, street: 200, postcode: 20, city: 120, country: 80, email: 120 } as const;

/** Address fields in the order of the form. */
export const ADDRESS_FIELDS = ['name', 'street', 'postcode', 'city', 'country', 'email'] as const;

export function emptyFields(draft: OrderDraftAnswer): OrderFields {
  const only = draft.materials.length === 1 ? (draft.materials[0]?.material ?? '') : '';
  return { material: draft.material || only, quantity: 1, name: '', street: '', postcode: '', city: '', country: '', email: '' };
}

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is missing or wrong; an empty object when the order can be placed. */
export function orderErrors(fields: OrderFields): OrderErrors {
  const missing = ADDRESS_FIELDS.filter((field) => fields[field].trim() === '');
  const errors: Record<string, OrderFieldError> = Object.fromEntries(missing.map((field) => [field, 'cartRequired']));
  if (!errors.email && !EMAIL.test(fields.email.trim())) errors.email = 'cartEmailWrong';
  if (fields.material === '') errors.material = 'cartMaterialMissing';
  return errors;
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

/** Price of one piece on the chosen material, cents; null before one is chosen. */
export function unitPriceCents({ materials }: OrderDraftAnswer, material: string): number | null {
  return materials.find((entry) => entry.material === material)?.priceCents ?? null;
}

export function orderRequestOf(draft: OrderDraftAnswer, fields: OrderFields): OrderRequest {
  const trimmed = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, fields[field].trim()]));
  return {
    ...(trimmed as Record<(typeof ADDRESS_FIELDS)[number], string>),
    collageid: String(draft.collageid),
    version: draft.version,
    material: fields.material,
    quantity: fields.quantity,
  };
}
