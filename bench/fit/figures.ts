import type { Rect } from '@muro/domain';

/** A photo and where it is. */
export interface Placed {
  readonly aspect: number;
  readonly rect: Rect;
}

/** How good a layout is. Any one figure can be had at the price of the others. */
export interface Figures {
  /** Share of a photo that is cut off: of all on average, and of the one cut most. */
  readonly meanCut: number;
  readonly worstCut: number;
  /** Area of the smallest photo beside the mean. */
  readonly smallest: number;
  /** Standard deviation of the areas, as a share of their mean. */
  readonly spread: number;
  /** Pairs of edges, by the photo, that nearly lie on one line. */
  readonly nearLines: number;
}

/** Edges nearer than this share of a photo's mean side, but not on one line, look like a mistake. */
const NEAR = 0.12;
const SAME = 1e-3;

export function figuresOf(placed: readonly Placed[]): Figures {
  const cuts = placed.map(({ aspect, rect: { width, height } }) => 1 - Math.min((aspect * height) / width, width / (aspect * height)));
  const areas = placed.map(({ rect: { width, height } }) => width * height);
  const mean = meanOf(areas);
  return {
    meanCut: meanOf(cuts),
    worstCut: Math.max(...cuts),
    smallest: Math.min(...areas) / mean,
    spread: Math.sqrt(meanOf(areas.map((area) => (area / mean - 1) ** 2))),
    nearLines: nearPairs(placed, NEAR * Math.sqrt(mean)) / placed.length,
  };
}

export const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Photos that lie end to end, with edges that nearly meet: along rows, and along columns. */
function nearPairs(placed: readonly Placed[], reach: number): number {
  const rects = placed.map(({ rect }) => rect);
  const turned = rects.map(({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width }));
  return nearInRows(rects, reach) + nearInRows(turned, reach);
}

/** Left edges of photos that stand above each other. */
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
