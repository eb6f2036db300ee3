/** Area of a favourite photo as a multiple of an ordinary photo's area. */
export const FAVOURITE_WEIGHTS = [2, 4] as const;
export type FavouriteWeight = (typeof FAVOURITE_WEIGHTS)[number];

/** Wishes of the buyer for a photo in layouts that follow the photos; empty for an ordinary photo. */
export interface PhotoWish {
  readonly favour?: FavouriteWeight;
  /** The photo keeps its place when the layout is computed again. */
  readonly isLocked?: true;
}

/** Copies the wishes out of an object; absent wishes stay absent. */
export function pickWishes({ favour, isLocked }: PhotoWish): PhotoWish {
  return { ...(favour && { favour }), ...(isLocked && { isLocked }) };
}
