/** Area of a favourite photo as a multiple of an ordinary photo's area. */
export const FAVOURITE_WEIGHTS = [2, 4] as const;
export type FavouriteWeight = (typeof FAVOURITE_WEIGHTS)[number];

/** Preferences of the buyer for a photo in layouts that follow the photos; empty for an ordinary photo. */
export interface PhotoPreference {
  readonly favour?: FavouriteWeight;
  /** The photo keeps its place when the layout is computed again. */
  readonly isLocked?: true;
}

/** Copies the preferences out of an object; absent preferences stay absent. */
export function pickPreference({ favour, isLocked }: PhotoPreference): PhotoPreference {
  return { ...(favour && { favour }), ...(isLocked && { isLocked }) };
}
