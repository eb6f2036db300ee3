/** Message about typed or pasted words: they were refused, or characters that no font can draw were removed. */
export type WordsNote = { readonly kind: 'too-long' } | { readonly kind: 'left-out'; readonly signs: readonly string[] };

/** Removes the characters of a text that no font can draw, and returns them separately. */
export type Drawable = (text: string) => { readonly drawableInput: string; readonly undrawable: readonly string[] };

/**
 * True if a change of a text is accepted: it fits, or no more is cut than before. Deleting is always allowed, so that the person is never
 * stuck; the field then reports what is still cut.
 *
 * @param cuts  number of characters cut before and after
 * @see [TFIT-02] [TITLE-25]
 */
export function isAcceptedChange(before: string, after: string, cuts: readonly [number, number]): boolean {
  return cuts[1] <= cuts[0] || isDeletion(before, after);
}

/** True if the new text results from the old one by deletions only. */
function isDeletion(before: string, after: string): boolean {
  let found = 0;
  for (const unit of before) if (after.startsWith(unit, found)) found += unit.length;
  return found === after.length && after.length < before.length;
}
