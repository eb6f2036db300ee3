import type { CartAnswer, OrderDraftAnswer } from '@muro/api';

/** A collage in the cart: what it may be ordered as, and how it is to be. */
export type CartLine = CartAnswer['lines'][number];

export type Offer = OrderDraftAnswer['materials'][number];

/** What the collage is on its material: price of one piece, picture, whether it can be ordered so; null before one is chosen. */
export function offerOf({ draft, material }: CartLine): Offer | null {
  return draft.materials.find((entry) => entry.material === material) ?? null;
}

/** Something is left to do in the collage itself before it can be ordered. */
export const isBlocked = (line: CartLine): boolean => !line.draft.isFinished || offerOf(line)?.isWhole === false;
