import { itemAt } from '../../units/item-at.ts';
import type { FitPhoto } from './fit-task.ts';
import type { Places } from './geometry.ts';
import { floatAt } from './read-numbers.ts';

/** What it costs that a favourite is larger or smaller than it is to be, and what is near enough. */
const OFF = 8;
const NEAR = 0.1;

/** The photos that are to be larger than an ordinary one. */
export function favouritesOf(photos: readonly FitPhoto[]): readonly number[] {
  return photos.flatMap(({ weight }, index) => (weight > 1 ? [index] : []));
}

interface Wished {
  readonly favourites: readonly number[];
  /** Share of the area that each photo should get. */
  readonly shares: readonly number[];
}

/**
 * What it costs that favourites do not have the size that was chosen for them: somebody chose it, so they miss it less than others
 * miss theirs.
 *
 * @param area  of all photos together
 */
export function favouritesCost({ width, height }: Places, { favourites, shares }: Wished, area: number): number {
  if (favourites.length === 0) return 0;
  let sum = 0;
  for (const leaf of favourites) {
    const got = (floatAt(width, leaf) * floatAt(height, leaf)) / (area * itemAt(shares, leaf));
    sum += missedCost(got);
  }
  return sum / favourites.length;
}

/** Cost of a favourite that has some share of the size that was chosen for it. */
export function missedCost(got: number): number {
  const off = (got > 1 ? got - 1 : 1 - got) - NEAR;
  return off > 0 ? OFF * off * off : 0;
}
