import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import { fillingFactor } from './geometry.ts';
import { floatAt, intAt } from './read-numbers.ts';
import { EVEN, FACTS, SMALL, type Trees } from './trees.ts';

/** What a cut photo costs: with the share c of it that is cut off, LINEAR · c + SQUARE · c². */
const LINEAR = 4;
const SQUARE = 1500;
/** What unequal sizes cost, seen from the large ones and from the small ones. */
const UNEVEN = 1 / 2;
const TINY = 1 / 6;

/** The boxes that are to be filled. */
export interface Ground {
  readonly boxes: readonly Rect[];
  /** Share of the whole area that each box has. */
  readonly parts: readonly number[];
}

export function groundOf(boxes: readonly Rect[]): Ground {
  const areas = boxes.map(({ width, height }) => width * height);
  const whole = areas.reduce((sum, area) => sum + area, 0);
  return { boxes, parts: areas.map((area) => area / whole) };
}

/** The share that is cut off a photo that is made wider in shape by a factor. */
export const cutShare = (factor: number) => 1 - (factor > 1 ? 1 / factor : factor);

/** What it costs to make photos wider in shape by a factor, and so to cut them. */
export function cutCost(factor: number): number {
  if (!(factor > 0)) return Number.POSITIVE_INFINITY;
  const cut = cutShare(factor);
  return cut * (LINEAR + SQUARE * cut);
}

/** What unequal sizes cost. @param even, small  as in the facts of trees, of all photos; 1 when all have what they wish */
export function sizesCost(even: number, small: number): number {
  return UNEVEN * (even - 1) + TINY * (small - 1);
}

/** Nothing costs less than this by its sizes: all photos a little smaller than they wish. */
export const LEAST_SIZES_COST = sizesCost(Math.sqrt(TINY / UNEVEN), Math.sqrt(UNEVEN / TINY));

/** How far trees are from a page without cut photos and with the sizes that are wished for; 0 is perfect. */
export function energyOf(trees: Trees, { boxes, parts }: Ground): number {
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
