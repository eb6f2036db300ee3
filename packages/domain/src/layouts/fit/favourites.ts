import { itemAt } from '../../units/item-at.ts';
import type { FitPhoto } from './fit-task.ts';
import type { Places } from './geometry.ts';
import { floatAt } from './read-numbers.ts';

/** What it costs that a favourite is larger or smaller than it is to be, and what is near enough. */
const OFF = 8;
const NEAR = 0.1;
/** Cost of an ordinary photo that is larger, beside a favourite, than the geometric mean of the sizes that the two are to have. */
const RIVAL = 40;

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
 * Returns the cost of favourites that miss the size that was chosen for them, or have a photo of about that size beside them. A chosen
 * size costs more to miss than any other.
 *
 * @param area  of all photos together
 */
export function favouritesCost(places: Places, wished: Wished, area: number): number {
  const { favourites, shares } = wished;
  if (favourites.length === 0) return 0;
  const { width, height } = places;
  const rival = largestOther(places, wished);
  let sum = 0;
  for (const leaf of favourites) {
    const own = floatAt(width, leaf) * floatAt(height, leaf);
    const over = rival.area / own - Math.sqrt(rival.share / itemAt(shares, leaf));
    sum += missedCost(own / (area * itemAt(shares, leaf))) + (over > 0 ? RIVAL * over * over : 0);
  }
  return sum / favourites.length;
}

/** The largest of the photos that are no favourites, and the share of the area that it should get. */
function largestOther({ width, height }: Places, { favourites, shares }: Wished): { readonly area: number; readonly share: number } {
  const largest = { area: 0, share: 0 };
  for (let leaf = 0; leaf < shares.length; leaf++) {
    const area = floatAt(width, leaf) * floatAt(height, leaf);
    if (area <= largest.area || favourites.includes(leaf)) continue;
    largest.area = area;
    largest.share = itemAt(shares, leaf);
  }
  return largest;
}

/** Cost of a favourite that has some share of the size that was chosen for it. */
export function missedCost(got: number): number {
  const off = (got > 1 ? got - 1 : 1 - got) - NEAR;
  return off > 0 ? OFF * off * off : 0;
}
