/** Minimum share of its wanted size that a photo gets if a moderate cut avoids less, and the cost factor: equals a mean cut of 2 to 8 %. */
const SMALLEST = 0.42;
const UNDER_SMALLEST = 40;
/** Safety margin above SMALLEST for many photos, and its cost factor. */
const FLOOR = 0.45;
const UNDER_FLOOR = 20;
/** Largest coefficient of variation of the sizes, and its cost factor. */
const VARIATION = 0.46;
const OVER_VARIATION = 10;
/** Largest share of a photo that should be cut off, and its cost factor. */
const CUT = 0.008;
const OVER_CUT = 150;
/** Number of photos from which on the limits hold in full; for fewer they count less, except for the smallest photo. */
const MANY_PHOTOS = 25;

/** Measures that the limits apply to. */
export interface Extremes {
  /** Mean share that is cut off. */
  readonly cut: number;
  /** Minimum fraction of its wanted size that a photo gets. */
  readonly smallest: number;
  /** Square of the coefficient of variation of the sizes. */
  readonly variance: number;
}

/** Cost of exceeding the limits. @param evenness  factor on the cost of uneven sizes; 1 in a new layout */
export function limitsCost({ cut, smallest, variance }: Extremes, photos: number, evenness: number): number {
  const countFactor = Math.min(1, photos / MANY_PHOTOS);
  const uneven = excessOf(FLOOR, smallest) * UNDER_FLOOR + excessOf(variance, VARIATION * VARIATION) * OVER_VARIATION;
  return countFactor * countFactor * (excessOf(cut, CUT) * OVER_CUT + evenness * uneven);
}

/**
 * Cost of a tiny photo in a new layout. After a small change it is not used: photos should stay about where they are, even if one is
 * small.
 *
 * @param smallest  smallest fraction of its wanted size that a photo gets
 */
export const smallestCost = (smallest: number): number => excessOf(SMALLEST, smallest) * UNDER_SMALLEST;

const excessOf = (value: number, limit: number) => (value > limit ? value - limit : 0);
