/** The button in the corner of a filled slot, and its distance from the edges. [EDIT-25] */
export const DELETE_BUTTON = { sizePx: 20, marginPx: 5 } as const;

/**
 * True if a slot is large enough on the screen for its delete button: both sides are at least twice the sum of margin and size.
 *
 *     49 px → hidden;  50 px → shown
 *
 * @see [EDIT-26]
 */
export function showsDeleteButton(widthPx: number, heightPx: number): boolean {
  return Math.min(widthPx, heightPx) >= 2 * (DELETE_BUTTON.marginPx + DELETE_BUTTON.sizePx);
}
