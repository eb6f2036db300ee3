import type { CartAnswer, OrderDraftAnswer, OrderWarning } from '@muro/api';

/** A collage in the cart: what it may be ordered as, and how it is to be. */
export type CartLine = CartAnswer['lines'][number];

/** Returns a key for a line of the cart: a collage that is ordered on two materials has two lines. */
export const lineKey = ({ draft, line }: CartLine): string => keyOfLine(draft.collageid, line);

/** Returns the same key, from how requests name a line. */
export const keyOfLine = (collageId: number | string, line: number): string => `${collageId}-${line}`;

export type Offer = OrderDraftAnswer['materials'][number];

/** What the collage is on its material: price of one piece, picture, whether it can be ordered so; null before one is chosen. */
export function offerOf({ draft, material }: CartLine): Offer | null {
  return draft.materials.find((entry) => entry.material === material) ?? null;
}

/** What a buyer is told about a collage on its material before ordering it. */
export const warningsOf = (line: CartLine): readonly OrderWarning[] => offerOf(line)?.warnings ?? [];

/** Something is left to do in the collage itself before it can be ordered. */
export const isBlocked = (line: CartLine): boolean => !line.draft.isFinished || offerOf(line)?.isWhole === false;
