import type { Rect } from '../../geometry/rect.ts';
import { itemAt } from '../../units/item-at.ts';
import type { Places } from './geometry.ts';
import { ELSEWHERE, RESIZED } from './layout-distance.ts';
import { floatAt, intAt } from './unchecked-reads.ts';

/** Cost of repeating all places of another layout, and the share that costs nothing. */
const REPEATED = 0.8;
const FREE_SHARE = 0.4;

/** Layouts that a variant should not repeat. */
export interface OtherVariants {
  readonly layouts: readonly (readonly Rect[])[];
  /** Group of each photo; photos of a group can be exchanged at no cost. */
  readonly kindOf: Int16Array;
}

export function otherVariants(layouts: readonly (readonly Rect[])[], alike: readonly (readonly number[])[]): OtherVariants {
  const kindOf = new Int16Array(alike.reduce((sum, { length }) => sum + length, 0));
  alike.forEach((group, kind) => {
    for (const photo of group) kindOf[photo] = kind;
  });
  return { layouts, kindOf };
}

/** Cost of places that repeat those of other layouts: about the same place and size, for photos of one group. */
export function repeatedCost(places: Places, { layouts, kindOf }: OtherVariants, page: Rect): number {
  let cost = 0;
  for (const layout of layouts) {
    let repeated = 0;
    for (let leaf = 0; leaf < layout.length; leaf++) {
      for (let other = 0; other < layout.length; other++) {
        if (intAt(kindOf, leaf) !== intAt(kindOf, other) || !isRepeated(places, leaf, itemAt(layout, other), page)) continue;
        repeated++;
        break;
      }
    }
    const share = repeated / layout.length - FREE_SHARE;
    if (share > 0) cost += (REPEATED * share) / (1 - FREE_SHARE);
  }
  return cost;
}

function isRepeated({ x, y, width, height }: Places, leaf: number, rect: Rect, page: Rect): boolean {
  const [w, h] = [floatAt(width, leaf), floatAt(height, leaf)];
  const across = (floatAt(x, leaf) + w / 2 - rect.x - rect.width / 2) / page.width;
  const down = (floatAt(y, leaf) + h / 2 - rect.y - rect.height / 2) / page.height;
  if (across * across + down * down > ELSEWHERE * ELSEWHERE) return false;
  const [area, other] = [w * h, rect.width * rect.height];
  return area > other ? area - other <= RESIZED * area : other - area <= RESIZED * other;
}
