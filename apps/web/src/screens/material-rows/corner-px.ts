/** Size of the corner of a piece in its row, CSS px, and its scale, CSS px per cm. */
export const CORNER_PX = { width: 84, height: 56, perCm: 6.5 } as const;
