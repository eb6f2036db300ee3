/**
 * Content of the folded sides of a canvas: the outer photos continued; the front's edge mirrored; or the background colour.
 *
 * @see the design notes under "Wrap"
 */
export type Wrap = 'photos' | 'mirrored' | 'colour';

/** Codes of the `wrap` value of every generator. */
export const WRAP_VALUES: Readonly<Record<Wrap, number>> = { photos: 0, mirrored: 1, colour: 2 };

/** Returns the content for a code; null for an unknown code. */
export function wrapOfCode(value: number): Wrap | null {
  return (Object.keys(WRAP_VALUES) as Wrap[]).find((wrap) => WRAP_VALUES[wrap] === value) ?? null;
}
