/** No photo is smaller than this share of what it was to get where a moderate cut avoids it, and what it costs: a mean cut of 2 to 8 %. */
const SMALLEST = 0.42;
const UNDER_SMALLEST = 40;
/** Many photos should keep some distance from that, and what it costs to come nearer. */
const FLOOR = 0.45;
const UNDER_FLOOR = 20;
/** Sizes should not vary more than this (coefficient of variation), and what it costs. */
const VARIATION = 0.46;
const OVER_VARIATION = 10;
/** Nothing more than this share of a photo should be cut off, and what it costs. */
const CUT = 0.008;
const OVER_CUT = 150;
/** From so many photos on these limits can be held; fewer are let off, except for the smallest. */
const MANY = 25;

/** What is held against the limits. */
export interface Extremes {
  /** Share that is cut off. */
  readonly cut: number;
  /** Share of what it was to get that the photo has that has least. */
  readonly least: number;
  /** Square of the coefficient of variation of the sizes. */
  readonly variance: number;
}

/** What it costs to be beyond the limits. @param evenness  how many times dearer than in a new layout uneven sizes are */
export function limitsCost({ cut, least, variance }: Extremes, photos: number, evenness: number): number {
  const many = Math.min(1, photos / MANY);
  const uneven = over(FLOOR, least) * UNDER_FLOOR + over(variance, VARIATION * VARIATION) * OVER_VARIATION;
  return many * many * (over(cut, CUT) * OVER_CUT + evenness * uneven);
}

/**
 * What a tiny photo costs in a new layout. After a small change photos stay about where they are, and a change that cuts much more for
 * the sake of one size would be no small one.
 *
 * @param least  share of what it was to get that the photo has that has least
 */
export const smallestCost = (least: number): number => over(SMALLEST, least) * UNDER_SMALLEST;

const over = (value: number, limit: number) => (value > limit ? value - limit : 0);
