import type { SizeCm } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import { cutCost, sizesCost } from './energy.ts';
import { STACKED } from './trees.ts';

/** The facts of a tree node (see `FACTS`) as a value, for building arrangements. */
export interface Part {
  readonly slope: number;
  readonly across: Cm;
  readonly down: Cm;
  readonly even: number;
  readonly small: number;
}

/** Photos of one shape, in lines of `along` photos. */
export interface Block {
  readonly aspect: number;
  readonly count: number;
  readonly along: number;
}

/** The part of a block on a page with `photos` equal photos. */
export function blockOf({ aspect, count, along }: Block, gutter: Cm, photos: number): Part {
  const lines = count / along;
  const slope = lines / (along * aspect);
  const share = count / photos;
  return { slope, across: -slope * (along - 1) * gutter, down: (lines - 1) * gutter, even: 1 / share, small: share * share * share };
}

/** The part of one photo on a page with `photos` equal photos. */
export function photoPart(aspect: number, gutter: Cm, photos: number): Part {
  return blockOf({ aspect, count: 1, along: 1 }, gutter, photos);
}

/** Joins two parts by a cut. */
export function joined(cut: number, a: Part, b: Part, gutter: Cm): Part {
  const partA = (cut === STACKED ? a.slope : b.slope) / (a.slope + b.slope);
  const partB = 1 - partA;
  const even = partA * partA * a.even + partB * partB * b.even;
  const small = a.small / (partA * partA) + b.small / (partB * partB);
  if (cut === STACKED) return { slope: a.slope + b.slope, across: a.across + b.across, down: a.down + b.down + gutter, even, small };
  const slope = a.slope * partA;
  return { slope, across: partA * a.across + partB * b.across - gutter * slope, down: partA * a.down + partB * b.down, even, small };
}

/** Cost of the cuts of a part that has to fill a box. `energyOfPart` adds the cost of sizes, without gutters. */
export function cutCostOf(part: Part, box: SizeCm): number {
  return cutCost(stretchOf(part, box));
}

/** The factor by which a part's photos are widened in shape to fill a box; 0 if it cannot be filled. */
export function stretchOf({ slope, across, down }: Part, { width, height }: SizeCm): number {
  const photosHeight = height - down;
  return photosHeight > 0 ? Math.max(0, (slope * width + across) / photosHeight) : 0;
}

export function energyOfPart(part: Part, box: SizeCm): number {
  return cutCostOf(part, box) + sizesCost(part.even, part.small);
}
