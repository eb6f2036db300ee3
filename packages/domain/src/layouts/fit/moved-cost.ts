import type { Point } from '../../geometry/rect.ts';
import type { Cm } from '../../units/cm.ts';
import type { Places } from './geometry.ts';
import { floatAt } from './unchecked-reads.ts';

/** Cost per moved distance, in mean sides of a photo; beyond NUDGE the cost is much higher. */
const MOVED = 0.5;
const NUDGE = 0.4;
const BEYOND_NUDGE = 50;

/** Former places of photos that should stay near. */
export interface FormerPlaces {
  /** Former middle of each photo; null for a new one. */
  readonly middles: readonly (Point | null)[];
  /** Mean side of a photo; half of it is a clearly visible move. */
  readonly side: Cm;
  /** Weight of staying in place: 1 or less. */
  readonly pull: number;
}

/** Cost of photos that are not in their former places: little for a nudge, much for half a photo. */
export function movedCost(places: Places, formerPlaces: FormerPlaces): number {
  let sum = 0;
  for (let leaf = 0; leaf < formerPlaces.middles.length; leaf++) {
    sum += costOfFar(distanceFromFormerPlace(places, leaf, formerPlaces, leaf), formerPlaces.pull);
  }
  return sum / formerPlaces.middles.length;
}

/** Distance of a leaf's place from the former place of a photo, in mean sides; 0 for a new photo. */
export function distanceFromFormerPlace({ x, y, width, height }: Places, leaf: number, formerPlaces: FormerPlaces, photo: number): number {
  return farFrom(formerPlaces, photo, floatAt(x, leaf) + floatAt(width, leaf) / 2, floatAt(y, leaf) + floatAt(height, leaf) / 2);
}

/** Cost of one photo whose middle is at a point; the cost of all photos is the mean. */
export function movedCostOf(formerPlaces: FormerPlaces, photo: number, { x, y }: Point): number {
  return costOfFar(farFrom(formerPlaces, photo, x, y), formerPlaces.pull);
}

const costOfFar = (far: number, pull: number) => MOVED * far + (far > NUDGE ? pull * BEYOND_NUDGE * (far - NUDGE) : 0);

function farFrom({ middles, side }: FormerPlaces, photo: number, x: number, y: number): number {
  const middle = middles[photo];
  if (!middle) return 0;
  const across = x - middle.x;
  const down = y - middle.y;
  return Math.sqrt(across * across + down * down) / side;
}
