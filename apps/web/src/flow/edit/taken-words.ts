/** What there is to say of words that were typed or pasted: they were refused, or signs of them that no font can draw were left out. */
export type WordsNote = { readonly kind: 'too-long' } | { readonly kind: 'left-out'; readonly signs: readonly string[] };

/** A typed text without the signs that no font can draw, and which they are. */
export type Drawable = (text: string) => { readonly kept: string; readonly undrawable: readonly string[] };

/**
 * Whether a change of a text may stand. One that fits may, and so may one of which no more is cut than before. To take
 * something away is always allowed, so that nobody gets stuck; what is then still cut is said at the field.
 *
 * @param cuts  how much is cut before and after
 * @see [TFIT-02] [TITLE-25]
 */
export function mayStand(before: string, after: string, cuts: readonly [number, number]): boolean {
  return cuts[1] <= cuts[0] || isDeletion(before, after);
}

/** Whether a text comes about by taking signs away and nothing else. */
function isDeletion(before: string, after: string): boolean {
  let found = 0;
  for (const unit of before) if (after.startsWith(unit, found)) found += unit.length;
  return found === after.length && after.length < before.length;
}
