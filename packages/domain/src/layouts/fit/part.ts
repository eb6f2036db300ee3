import type { SizeCm } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import { cutCost, sizesCost } from './energy.ts';
import { STACKED } from './trees.ts';

/** The facts of a node of trees (see there) as a value, where arrangements are made rather than changed. */
export interface Part {
  readonly slope: number;
  readonly across: Cm;
  readonly down: Cm;
  readonly even: number;
  readonly small: number;
}

/** Photos of one shape, in lines of `along`. */
export interface Block {
  readonly aspect: number;
  readonly count: number;
  readonly along: number;
}

/** A block of a page that gets `photos` equal ones. */
export function blockOf({ aspect, count, along }: Block, gutter: Cm, photos: number): Part {
  const lines = count / along;
  const slope = lines / (along * aspect);
  const share = count / photos;
  return { slope, across: -slope * (along - 1) * gutter, down: (lines - 1) * gutter, even: 1 / share, small: share * share * share };
}

/** One photo of a page that gets `photos` equal ones. */
export function photoPart(aspect: number, gutter: Cm, photos: number): Part {
  return blockOf({ aspect, count: 1, along: 1 }, gutter, photos);
}

/** Two parts in a cut. */
export function joined(cut: number, a: Part, b: Part, gutter: Cm): Part {
  const partA = (cut === STACKED ? a.slope : b.slope) / (a.slope + b.slope);
  const partB = 1 - partA;
  const even = partA * partA * a.even + partB * partB * b.even;
  const small = a.small / (partA * partA) + b.small / (partB * partB);
  if (cut === STACKED) return { slope: a.slope + b.slope, across: a.across + b.across, down: a.down + b.down + gutter, even, small };
  const slope = a.slope * partA;
  return { slope, across: partA * a.across + partB * b.across - gutter * slope, down: partA * a.down + partB * b.down, even, small };
}

/** What a part costs that has to fill a box: by cut photos alone, and with the sizes, gutters left out of account. */
export function cutCostOf(part: Part, box: SizeCm): number {
  return cutCost(stretchOf(part, box));
}

/** By what factor a part's photos are made wider in shape to fill a box; nothing where it cannot be filled. */
export function stretchOf({ slope, across, down }: Part, { width, height }: SizeCm): number {
  const left = height - down;
  return left > 0 ? Math.max(0, (slope * width + across) / left) : 0;
}

export function energyOfPart(part: Part, box: SizeCm): number {
  return cutCostOf(part, box) + sizesCost(part.even, part.small);
}
