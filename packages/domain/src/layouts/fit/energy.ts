import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import { fillingFactor } from './geometry.ts';
import { EVEN, FACTS, SMALL, type Trees } from './trees.ts';
import { floatAt, intAt } from './unchecked-reads.ts';

/** Cost of cutting the share c off a photo: LINEAR · c + SQUARE · c². */
const LINEAR = 4;
const SQUARE = 1500;
/** Cost factors for uneven sizes: of photos that are too large, and too small. */
const UNEVEN = 1 / 2;
const TINY = 1 / 6;

/** The boxes to fill. */
export interface FitBoxes {
  readonly boxes: readonly Rect[];
  /** Share of the total area of each box. */
  readonly parts: readonly number[];
}

export function fitBoxesOf(boxes: readonly Rect[]): FitBoxes {
  const areas = boxes.map(({ width, height }) => width * height);
  const totalArea = areas.reduce((sum, area) => sum + area, 0);
  return { boxes, parts: areas.map((area) => area / totalArea) };
}

/** The share that is cut off when a photo's shape is widened by a factor. */
export const cutShare = (factor: number) => 1 - (factor > 1 ? 1 / factor : factor);

/** Cost of widening all photos' shapes by a factor, which cuts them. */
export function cutCost(factor: number): number {
  if (!(factor > 0)) return Number.POSITIVE_INFINITY;
  const cut = cutShare(factor);
  return cut * (LINEAR + SQUARE * cut);
}

/** Cost of uneven sizes. @param even, small  facts of the trees (see `FACTS`) over all photos; 1 if all have their wanted size */
export function sizesCost(even: number, small: number): number {
  return UNEVEN * (even - 1) + TINY * (small - 1);
}

/** Lower bound of `sizesCost`: all photos slightly smaller than wanted. */
export const MIN_SIZES_COST = sizesCost(Math.sqrt(TINY / UNEVEN), Math.sqrt(UNEVEN / TINY));

/** Cost of cut photos and of sizes that differ from the wanted ones; about 0 is perfect. */
export function energyOf(trees: Trees, { boxes, parts }: FitBoxes): number {
  const { facts, root } = trees;
  let cost = 0;
  let even = 0;
  let small = 0;
  for (let box = 0; box < boxes.length; box++) {
    const node = intAt(root, box);
    const part = itemAt(parts, box);
    cost += part * cutCost(fillingFactor(trees, node, itemAt(boxes, box)));
    even += part * part * floatAt(facts, FACTS * node + EVEN);
    small += floatAt(facts, FACTS * node + SMALL) / (part * part);
  }
  return cost + sizesCost(even, small);
}
