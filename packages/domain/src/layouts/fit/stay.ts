import type { Point } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import type { Places } from './geometry.ts';
import { floatAt } from './read-numbers.ts';

/** What it costs that photos move, by mean sides of a photo; and what it costs beyond a nudge. */
const MOVED = 0.5;
const NUDGE = 0.4;
const BEYOND_NUDGE = 50;

/** Where photos were that are to stay about there. */
export interface Home {
  /** The middle of each photo; null for a new one. */
  readonly middles: readonly (Point | null)[];
  /** Mean side of a photo; half of it is a move that is seen at once. */
  readonly side: Cm;
  /** How strongly they are to stay: 1, or less. */
  readonly pull: number;
}

/** What it costs that photos are not where they were: little for a nudge, much for half a photo. */
export function movedCost({ x, y, width, height }: Places, { middles, side, pull }: Home): number {
  let sum = 0;
  for (let leaf = 0; leaf < middles.length; leaf++) {
    const middle = middles[leaf];
    if (!middle) continue;
    const across = floatAt(x, leaf) + floatAt(width, leaf) / 2 - middle.x;
    const down = floatAt(y, leaf) + floatAt(height, leaf) / 2 - middle.y;
    const far = Math.sqrt(across * across + down * down) / side;
    sum += MOVED * far + (far > NUDGE ? pull * BEYOND_NUDGE * (far - NUDGE) : 0);
  }
  return sum / middles.length;
}
