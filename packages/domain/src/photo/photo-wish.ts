/** Wished area of a favourite as a multiple of an ordinary photo's. */
export const FAVOURS = [2, 4] as const;
export type Favour = (typeof FAVOURS)[number];

/** What a person asks of layouts that follow their photos. Neither is there for an ordinary photo, which has no wishes. */
export interface PhotoWish {
  readonly favour?: Favour;
  /** It keeps its place when the others are laid out anew. */
  readonly isLocked?: true;
}

/** The wishes of something that may have them, as new fields: they are left out where there are none. */
export function wishOf({ favour, isLocked }: PhotoWish): PhotoWish {
  return { ...(favour && { favour }), ...(isLocked && { isLocked }) };
}
