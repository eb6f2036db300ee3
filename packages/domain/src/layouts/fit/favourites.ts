import { itemAt } from '../../units/item-at.ts';
import type { FitPhoto } from './fit-task.ts';
import type { Places } from './geometry.ts';
import { floatAt } from './unchecked-reads.ts';

/** Cost factor for a favourite that misses its wanted size, and the deviation that costs nothing. */
const MISSED_FACTOR = 8;
const TOLERANCE = 0.1;
/** Cost factor for an ordinary photo that is larger than the geometric mean of its own and the favourite's wanted size. */
const COMPETITOR_FACTOR = 40;

/** Indexes of the favourites: photos that should be larger than an ordinary one. */
export function favouritesOf(photos: readonly FitPhoto[]): readonly number[] {
  return photos.flatMap(({ weight }, index) => (weight > 1 ? [index] : []));
}

interface WantedSizes {
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
export function favouritesCost(places: Places, wanted: WantedSizes, area: number): number {
  const { favourites, shares } = wanted;
  if (favourites.length === 0) return 0;
  const { width, height } = places;
  const competitor = largestOther(places, wanted);
  let sum = 0;
  for (const leaf of favourites) {
    const ownArea = floatAt(width, leaf) * floatAt(height, leaf);
    const over = competitor.area / ownArea - Math.sqrt(competitor.share / itemAt(shares, leaf));
    sum += missedCost(ownArea / (area * itemAt(shares, leaf))) + (over > 0 ? COMPETITOR_FACTOR * over * over : 0);
  }
  return sum / favourites.length;
}

/** The largest photo that is not a favourite, and its wanted share of the area. */
function largestOther({ width, height }: Places, { favourites, shares }: WantedSizes): { readonly area: number; readonly share: number } {
  const largest = { area: 0, share: 0 };
  for (let leaf = 0; leaf < shares.length; leaf++) {
    const area = floatAt(width, leaf) * floatAt(height, leaf);
    if (area <= largest.area || favourites.includes(leaf)) continue;
    largest.area = area;
    largest.share = itemAt(shares, leaf);
  }
  return largest;
}

/** Cost of a favourite whose area is `areaRatio` times its wanted area. */
export function missedCost(areaRatio: number): number {
  const deviation = (areaRatio > 1 ? areaRatio - 1 : 1 - areaRatio) - TOLERANCE;
  return deviation > 0 ? MISSED_FACTOR * deviation * deviation : 0;
}
