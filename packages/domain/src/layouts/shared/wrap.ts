/**
 * What the folded sides of a canvas show: the rest of the outer photos; the front's edge once more, backwards; or the colour
 * behind the photos.
 *
 * @see the design notes under "Wrap"
 */
export type Wrap = 'photos' | 'mirrored' | 'colour';

/** The same as a value of every generator: it is saved, read and checked with the others. */
export const WRAP_VALUES: Readonly<Record<Wrap, number>> = { photos: 0, mirrored: 1, colour: 2 };

/** Null for a number that stands for none. */
export function wrapNamed(value: number): Wrap | null {
  return (Object.keys(WRAP_VALUES) as Wrap[]).find((wrap) => WRAP_VALUES[wrap] === value) ?? null;
}
