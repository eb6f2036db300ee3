import { itemAt } from '../../units/item-at.ts';
import type { FitPhoto } from './fit-task.ts';
import type { Places } from './geometry.ts';
import { floatAt } from './unchecked-reads.ts';

/** Cost factor for a favourite that misses its wanted size, and the deviation that costs nothing. */
const OFF = 8;
const NEAR = 0.1;
/** Cost factor for an ordinary photo that is larger than the geometric mean of its own and the favourite's wanted size. */
const RIVAL = 40;

/** Indexes of the favourites: photos that should be larger than an ordinary one. */
export function favouritesOf(photos: readonly FitPhoto[]): readonly number[] {
  return photos.flatMap(({ weight }, index) => (weight > 1 ? [index] : []));
}

interface Wished {
  readonly favourites: readonly number[];
  /** Wanted share of the area of each photo. */
  readonly shares: readonly number[];
}

/**
 * Cost of favourites that miss their wanted size, or have another photo of nearly that size on the page. It is higher than for other
 * photos.
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

/** The largest photo that is not a favourite, and its wanted share of the area. */
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

/** Cost of a favourite with a fraction `got` of its wanted size. */
export function missedCost(got: number): number {
  const off = (got > 1 ? got - 1 : 1 - got) - NEAR;
  return off > 0 ? OFF * off * off : 0;
}
