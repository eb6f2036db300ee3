import { type CartAnswer, MAX_QUANTITY, type OrderDraftAnswer, type OrderWarning } from '@muro/api';

/** A collage in the cart: the materials it can be ordered on, and the chosen material and quantity. */
export type CartLine = CartAnswer['lines'][number];

/** Returns the key of a cart line: a collage ordered on two materials has two lines. */
export const lineKey = ({ draft, line }: CartLine): string => keyOfLine(draft.collageid, line);

/** Returns the same key from the fields that requests use. */
export const keyOfLine = (collageId: number | string, line: number): string => `${collageId}-${line}`;

export type Offer = OrderDraftAnswer['materials'][number];

/** Returns the offer for the chosen material: price of one piece, picture, availability; null if no material is chosen. */
export function offerOf({ draft, material }: CartLine): Offer | null {
  return draft.materials.find((entry) => entry.material === material) ?? null;
}

/** Returns the warnings that a buyer sees about a collage on its material before ordering. */
export const warningsOf = (line: CartLine): readonly OrderWarning[] => offerOf(line)?.warnings ?? [];

/** True if the collage itself has to be completed before it can be ordered. */
export const isBlocked = (line: CartLine): boolean => !line.draft.isFinished || offerOf(line)?.isWhole === false;

/** Changes the quantity by one step, within 1 to 99. */
export function stepQuantity(quantity: number, by: -1 | 1): number {
  return Math.max(1, Math.min(MAX_QUANTITY, quantity + by));
}

/** Returns a typed quantity; the current one if the text is not a number from 1 to 99. */
export function typeQuantity(quantity: number, text: string): number {
  const typed = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return typed >= 1 && typed <= MAX_QUANTITY ? typed : quantity;
}
