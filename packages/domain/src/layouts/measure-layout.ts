import type { Rect } from '../geometry/rect.ts';
import { meanOf } from '../units/mean.ts';

/** A photo and its place in a layout. */
export interface PlacedShape {
  /** Width / height of the upright photo. */
  readonly aspect: number;
  readonly rect: Rect;
  /** Wanted area as a multiple of an ordinary photo's; 1 by default. */
  readonly weight?: number;
}

/** Quality measures of a layout. Each alone is easy to improve at the expense of the others. */
export interface LayoutMeasures {
  /** Cut share of a photo, 0–1: the mean, and that of the photo that is cut most. */
  readonly meanCut: number;
  readonly worstCut: number;
  /** Area of the smallest photo relative to the mean, both divided by the wanted weight. */
  readonly smallest: number;
  /** Coefficient of variation of the areas, divided by the wanted weights. */
  readonly spread: number;
  /** Pairs of edges per photo that nearly form one line. */
  readonly nearLines: number;
}

/** Distance below which two edges look like a mistake, as a share of a photo's mean side. */
const NEAR = 0.12;
const SAME = 1e-3;

/** Computes the measures of a layout with at least one photo. */
export function measureLayout(placed: readonly PlacedShape[]): LayoutMeasures {
  const cuts = placed.map(({ aspect, rect: { width, height } }) => 1 - Math.min((aspect * height) / width, width / (aspect * height)));
  const areas = placed.map(({ rect: { width, height }, weight = 1 }) => (width * height) / weight);
  const mean = meanOf(areas);
  return {
    meanCut: meanOf(cuts),
    worstCut: Math.max(...cuts),
    smallest: Math.min(...areas) / mean,
    spread: Math.sqrt(meanOf(areas.map((area) => (area / mean - 1) * (area / mean - 1)))),
    nearLines: nearPairs(placed, NEAR * Math.sqrt(meanOf(placed.map(({ rect: { width, height } }) => width * height)))) / placed.length,
  };
}

/** Differences that are not visible. */
const UNNOTICEABLE_CHANGE = { meanCut: 0.003, worstCut: 0.01, spread: 0.06, nearLines: 0.06 } as const;
/** Factor by which a measure must be worse than that of a new layout. */
const DETERIORATION_FACTOR = 1.5;

/** True if a layout is clearly worse in some measure than a new layout of the same photos. */
export function isClearlyWorse(current: LayoutMeasures, fresh: LayoutMeasures): boolean {
  const keys = Object.keys(UNNOTICEABLE_CHANGE) as (keyof typeof UNNOTICEABLE_CHANGE)[];
  return (
    current.smallest * DETERIORATION_FACTOR < fresh.smallest ||
    keys.some((key) => current[key] > DETERIORATION_FACTOR * fresh[key] + UNNOTICEABLE_CHANGE[key])
  );
}

/** Counts photos end to end whose edges nearly meet, along rows and along columns. */
function nearPairs(placed: readonly PlacedShape[], reach: number): number {
  const rects = placed.map(({ rect }) => rect);
  const turned = rects.map(({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width }));
  return nearInRows(rects, reach) + nearInRows(turned, reach);
}

/** Pairs of left edges of photos directly above each other that nearly meet. */
function nearInRows(rects: readonly Rect[], reach: number): number {
  let pairs = 0;
  for (const above of rects) {
    for (const below of rects) {
      const gap = below.y - above.y - above.height;
      const apart = Math.abs(below.x - above.x);
      if (gap > -SAME && gap < reach && apart > SAME && apart < reach) pairs++;
    }
  }
  return pairs;
}
